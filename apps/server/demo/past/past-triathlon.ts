import type { DemoRace } from "../demo-race.ts";
import { buildField } from "../field.ts";
import { addDays, sundayBefore, type Day } from "../local-days.ts";
import { inOrderOfTime, readsAt } from "../mat-reads.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { matAt, type Part, readsOfParts } from "./part-times.ts";
import { pastTriathlonDefinition, pastTriathlonSlug, triathlonCourse } from "./past-triathlon-definition.ts";

/** Minutes of the best for swim, T1, bike, T2 and run. */
const fields = [
  { category: "STANDARD", size: 118, firstBib: 101, best: [21, 1.1, 62, 0.8, 36], womenShare: 0.22 },
  { category: "SPRINT", size: 92, firstBib: 501, best: [11, 1.2, 32, 0.9, 18], womenShare: 0.37 },
] as const;

const NO_SHOWS = 0.05;
const QUITS = 0.035;

/** A triathlon by the sea, three weeks ago. */
export function pastTriathlon(today: Day): DemoRace {
  const raceDay = addDays(sundayBefore(addDays(today, -1)), -21);
  const race = pastTriathlonDefinition(raceDay);
  const made = fields.map(({ best, womenShare, ...plan }) => {
    const random = createRandom(`${pastTriathlonSlug}:${plan.category}`);
    const crowd = {
      raceDay,
      womenShare,
      ages: { youngest: 18, usual: 39, oldest: 67 },
      foreignShare: 0.12,
      nearProvinces: ["ประจวบคีรีขันธ์", "เพชรบุรี", "ราชบุรี", "ชุมพร"],
    };
    const { gunAt } = race.categories.find(({ code }) => code === plan.category)!;
    const contenders = buildField(random, { ...plan, chipPrefix: "PNP", medianOverBest: 1.38, crowd });
    const passings = contenders.flatMap(({ entry, ability }) => {
      if (random.chance(NO_SHOWS)) return [];
      const startAt = gunAt + random.between(400, 14_000);
      const quits = random.chance(QUITS) ? { quitsAfter: random.whole(1, 4) } : {};
      const start = readsAt(random, matAt("START", 0.006), entry, startAt);
      return [...start, ...readsOfParts(random, entry, { startAt, ability, parts: partsOf(best), ...quits })];
    });
    return { entries: contenders.map(({ entry }) => entry), passings };
  });
  return {
    race,
    entries: made.flatMap(({ entries }) => entries),
    passings: inOrderOfTime(made.flatMap(({ passings }) => passings)),
    penalties: [
      {
        bib: "103",
        rule: "drafting",
        timeMs: 5 * 60_000,
        laps: null,
        disqualify: false,
        reason: "ปั่นตามหลังในระยะดราฟต์ · Drafting on the bike",
      },
    ],
  };
}

function partsOf(best: readonly number[]): Part[] {
  return best.map((bestMinutes, index) => ({
    to: triathlonCourse[index + 1]!,
    bestMinutes,
    sway: index % 2 === 1 ? 0.4 : 0.09,
  }));
}
