import type { Regrouped } from "@time-event/domain/eligibility/regroup";
import type { Regrouping } from "@time-event/domain/race/race";

const words = {
  th: {
    gender: { M: " ชาย", F: " หญิง" },
    merged: (group: string, of: string) => `${group} รวมจาก ${of}`,
    part: (group: string, of: string) => `${group} แยกจาก ${of}`,
    because: {
      starters: (below: number) => ` เพราะมีผู้ออกตัวไม่ถึง ${below} คน`,
      entries: (below: number) => ` เพราะมีผู้สมัครไม่ถึง ${below} คน`,
    },
  },
  en: {
    gender: { M: " men", F: " women" },
    merged: (group: string, of: string) => `${group} merged from ${of}`,
    part: (group: string, of: string) => `${group} split off ${of}`,
    because: {
      starters: (below: number) => `, because fewer than ${below} started`,
      entries: (below: number) => `, because fewer than ${below} entered`,
    },
  },
} as const;

/** How one age group differs from those that were announced. @example "30–49 women merged from 30–39, 40–49, because fewer than 5 started" */
export function regroupedText(
  { group, announced }: Regrouped,
  { below, of }: Omit<Regrouping, "announced">,
  language: "th" | "en",
  shown: (code: string) => string,
): string {
  const m = words[language];
  const name = shown(group.code) + (group.gender ? m.gender[group.gender] : "");
  const before = announced.map(({ code }) => shown(code)).join(", ");
  if (announced.length === 1) return m.part(name, before);
  return m.merged(name, before) + (below === null ? "" : m.because[of](below));
}
