import type { FoundResult } from "@time-event/contract/found-results";
import { formatRaceTime } from "@time-event/domain/time/race-time";

export type PushLanguage = "th" | "en";

/** What a device shows, and where a tap on it leads. Its service worker reads it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly lang: PushLanguage;
  /** A later message of the same tag takes the place of an earlier one. */
  readonly tag: string;
  readonly path: string;
}

const words = {
  th: {
    finished: (name: string) => `${name} เข้าเส้นชัยแล้ว`,
    passed: (name: string, point: string) => `${name} ผ่าน ${point}`,
    at: (time: string) => `${time} น.`,
    place: (rank: number) => `อันดับ ${rank}`,
    running: (rank: number) => `ขณะนี้ที่ ${rank}`,
    next: (point: string, from: string, until: string) => `คาดว่าถึง ${point} ${from}–${until} น.`,
  },
  en: {
    finished: (name: string) => `${name} has finished`,
    passed: (name: string, point: string) => `${name} passed ${point}`,
    at: (time: string) => time,
    place: (rank: number) => `Place ${rank}`,
    running: (rank: number) => `Now in place ${rank}`,
    next: (point: string, from: string, until: string) => `${point} expected ${from}–${until}`,
  },
} as const;

/** What a family is told of a runner who passed a point: only what everybody may see. */
export function pushText(found: FoundResult, language: PushLanguage): PushText | null {
  const { lastPoint, ahead, bib, event } = found;
  if (!lastPoint) return null;
  const m = words[language];
  const inLanguage = (text: { readonly th: string; readonly en: string }) => text[language] || text.th || text.en;
  const name = (language === "en" && found.nameEn) || found.name || found.nameEn || bib;
  const clock = (at: number) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: found.timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  const isFinished = found.status === "finished";
  const point = inLanguage(lastPoint.name) || lastPoint.checkpoint;
  const facts = isFinished
    ? [
        found.timeMs !== null && formatRaceTime(found.timeMs, found.rounding),
        found.overallRank !== null && m.place(found.overallRank),
      ]
    : [
        m.at(clock(lastPoint.at)),
        found.runningPlace !== null && m.running(found.runningPlace),
        ahead &&
          m.next(inLanguage(ahead.next.name) || ahead.next.checkpoint, clock(ahead.next.from), clock(ahead.next.until)),
      ];
  return {
    title: isFinished ? m.finished(name) : m.passed(name, point),
    body: facts.filter(Boolean).join(" · "),
    lang: language,
    tag: `${event} ${bib}`,
    path: `/register/events/${event}/results/${encodeURIComponent(bib)}`,
  };
}
