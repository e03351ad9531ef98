import type { SeriesForm } from "@time-event/contract/series";
import type { Gender } from "@time-event/domain/race/race";
import { rankKey } from "@time-event/domain/results/rank-key";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { Placed } from "@time-event/domain/series/rank-scores";
import { classStanding, scoreClass, type ScoredPerson } from "@time-event/domain/series/series-scores";

interface Runner {
  readonly name: { readonly th: string; readonly en: string };
  readonly gender: Gender;
  readonly birthDate: string;
  /** Minutes in each race; null: did not finish. */
  readonly minutes: readonly (number | null)[];
}

/** Four who run a season of four races, so that a race is dropped, one is not finished, and two are close. */
export const exampleRunners: readonly Runner[] = [
  { name: { th: "มานี", en: "Manee" }, gender: "F", birthDate: "1990-05-01", minutes: [50, 53, 51, 52] },
  { name: { th: "ชูใจ", en: "Choojai" }, gender: "F", birthDate: "1988-02-11", minutes: [52, 50, null, 51] },
  { name: { th: "ดวงแก้ว", en: "Duangkaeo" }, gender: "F", birthDate: "1979-09-30", minutes: [55, 56, 54, 57] },
  { name: { th: "วารี", en: "Waree" }, gender: "F", birthDate: "1991-12-01", minutes: [54, 58, 57, 60] },
];

const races = 4;

/**
 * The standing of these four under the rules of a form. A series of fewer or more races than four is shown with four: the last one has
 * the factor of the last race.
 */
export function exampleStanding(rules: SeriesForm["rules"], factors: readonly number[]): Placed<ScoredPerson>[] {
  const factorOf = (at: number) => (at === races - 1 ? factors.at(-1) : factors.slice(0, -1)[at]) ?? 100;
  const raced = Array.from({ length: races }, (_, race) => ({
    id: race,
    factorPercent: factorOf(race),
    state: "counted" as const,
    clocks: { rankBy: "gun" } as const,
    results: exampleRunners.map(({ name, gender, birthDate, minutes }, at) => {
      const ran = minutes[race] ?? null;
      const timeMs = ran === null ? null : ran * 60_000;
      const status: ResultStatus = timeMs === null ? "dnf" : "finished";
      const nobody = {
        phone: "",
        email: "",
        nationalId: "",
        passport: "",
        lastName: "",
        firstNameEn: "",
        lastNameEn: "",
      };
      return {
        entry: { ...nobody, id: race * 10 + at, race, firstName: name.th, birthDate },
        gender,
        status,
        rankKey: rankKey({ status, hasFinish: timeMs !== null, progress: 0, timeMs: timeMs ?? 0 }),
        otherRankKey: null,
        timeMs,
        gunMs: timeMs,
        chipMs: timeMs,
        penaltyMs: 0,
      };
    }),
  }));
  return classStanding(scoreClass(rules, raced, []).persons, {}, rules.ties);
}
