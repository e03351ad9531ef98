import type { AwardOfCategory, CategoryAwards } from "@time-event/contract/awards";
import type { Format } from "../../lib/i18n/format.ts";
import type { th } from "./awards.th.ts";

type Titled = Pick<AwardOfCategory, "kind" | "gender" | "ageGroup" | "ranking">;

/** What a prize is called on stage: "กลุ่มอายุ 30–39 หญิง". */
export function awardTitle(
  { kind, gender, ageGroup, ranking }: Titled,
  m: typeof th,
  format: Format,
  rankings: CategoryAwards["rankings"],
): string {
  const named = rankings.find(({ code }) => code === ranking);
  if (kind === "named") return named ? format.text(named.name) : (ranking ?? "");
  const of = gender === null ? "" : m.gender[gender];
  if (kind === "overall") return m.overall;
  if (kind === "team") return m.team;
  if (kind === "thai") return m.thai(of);
  return kind === "gender" ? m.ofGender(of) : `${format.ageGroup(ageGroup ?? "")} ${of}`;
}
