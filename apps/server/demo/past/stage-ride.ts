import type { DemoRace } from "../demo-race.ts";
import { buildField } from "../field.ts";
import { addDays, atClock, sundayBefore, type Day } from "../local-days.ts";
import { inOrderOfTime, readsAt } from "../mat-reads.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { matAt, readsOfParts } from "./part-times.ts";
import { pointsOf, rideStages, stageRideDefinition, stageRideSlug } from "./stage-ride-definition.ts";

const fields = [
  { category: "MEN", size: 86, firstBib: 1, womenShare: 0, slower: 1 },
  { category: "WOMEN", size: 31, firstBib: 201, womenShare: 1, slower: 1.12 },
] as const;

const NO_SHOWS = 0.04;
/** Share of riders that do not begin the next day. */
const STAYS_IN_BED = 0.035;
const BREAKS_DOWN = 0.012;

/** Three days on mountain bikes, which ended five weeks ago. */
export function stageRide(today: Day): DemoRace {
  const friday = addDays(sundayBefore(addDays(today, -1)), -37);
  const made = fields.map(({ slower, womenShare, ...plan }) => {
    const random = createRandom(`${stageRideSlug}:${plan.category}`);
    const crowd = {
      raceDay: friday,
      womenShare,
      ages: { youngest: 19, usual: 41, oldest: 66 },
      foreignShare: 0.08,
      nearProvinces: ["กาญจนบุรี", "ราชบุรี", "นครปฐม", "สุพรรณบุรี"],
    };
    const contenders = buildField(random, { ...plan, chipPrefix: "SK3", medianOverBest: 1.42, crowd });
    const passings = contenders.flatMap(({ entry, ability }) => {
      let rides = !random.chance(NO_SHOWS);
      return rideStages.flatMap((stage) => {
        if (!rides) return [];
        const breaksDown = random.chance(BREAKS_DOWN);
        rides = !breaksDown && !random.chance(STAYS_IN_BED);
        const [start, top, end] = pointsOf(stage);
        const startAt = atClock(friday, stage.clock) + random.between(300, 9_000);
        // one is stronger uphill on one day than on the next
        const today = ability * slower * (1 + Math.abs(random.normal()) * 0.03);
        const [up, down] = stage.bestMinutes;
        const parts = [
          { to: top, bestMinutes: up, sway: 0.05 },
          { to: end, bestMinutes: down, sway: 0.08 },
        ];
        const going = { startAt, ability: today, parts, ...(breaksDown && { quitsAfter: 1 }) };
        return [...readsAt(random, matAt(start, 0), entry, startAt), ...readsOfParts(random, entry, going)];
      });
    });
    return { entries: contenders.map(({ entry }) => entry), passings };
  });
  return {
    race: stageRideDefinition(friday),
    entries: made.flatMap(({ entries }) => entries),
    passings: inOrderOfTime(made.flatMap(({ passings }) => passings)),
    penalties: [],
  };
}
