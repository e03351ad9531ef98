import type { DemoRace } from "../demo-race.ts";
import { addDays, sundayBefore, type Day } from "../local-days.ts";
import { makeElites } from "../people.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { cityRunDefinition, cityRunSlug as slug } from "./city-run-definition.ts";
import { enterSoFar } from "./planned-category.ts";

/** A city marathon in six weeks. The orders of city-run-orders.ts take the last places of two distances. */
export function cityRun(today: Day): DemoRace {
  const raceDay = addDays(sundayBefore(today), 42);
  const crowd = {
    raceDay,
    womenShare: 0.42,
    ages: { youngest: 16, usual: 36, oldest: 74 },
    foreignShare: 0.06,
    nearProvinces: ["สมุทรปราการ", "กรุงเทพมหานคร", "กรุงเทพมหานคร", "นนทบุรี"],
  };
  const random = createRandom(`${slug}:elite`);
  const elites = makeElites(random, raceDay, ["M", "M", "F", "M", "F"]);
  return {
    race: cityRunDefinition(today, raceDay),
    entries: [
      ...enterSoFar(slug, { category: "42K", size: 268, firstBib: 1 }, { ...crowd, womenShare: 0.28 }, elites),
      ...enterSoFar(slug, { category: "21K", size: 322, firstBib: 2001 }, crowd),
      ...enterSoFar(slug, { category: "10K", size: 294, firstBib: 10_001 }, { ...crowd, womenShare: 0.51 }),
      ...enterSoFar(slug, { category: "5K", size: 117, firstBib: 5001 }, { ...crowd, womenShare: 0.58 }),
    ],
    passings: [],
    penalties: [],
  };
}
