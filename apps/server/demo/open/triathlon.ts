import type { DemoRace } from "../demo-race.ts";
import { asTeam } from "../field.ts";
import { addDays, sundayBefore, type Day } from "../local-days.ts";
import { teamNames } from "../words/team-names.ts";
import { enterSoFar } from "./planned-category.ts";
import { triathlonDefinition, triathlonSlug as slug } from "./triathlon-definition.ts";

/** A triathlon by the sea in ten weeks, with relay teams: entries have just opened. */
export function triathlon(today: Day): DemoRace {
  const raceDay = addDays(sundayBefore(today), 70);
  const crowd = {
    raceDay,
    womenShare: 0.24,
    ages: { youngest: 18, usual: 38, oldest: 66 },
    foreignShare: 0.14,
    nearProvinces: ["ชุมพร", "สุราษฎร์ธานี", "ประจวบคีรีขันธ์", "ภูเก็ต"],
  };
  const relays = enterSoFar(slug, { category: "RELAY", size: 19, firstBib: 901 }, crowd);
  return {
    race: triathlonDefinition(today, raceDay),
    entries: [
      ...enterSoFar(slug, { category: "OLYMPIC", size: 94, firstBib: 101 }, crowd),
      ...enterSoFar(slug, { category: "SPRINT", size: 71, firstBib: 501 }, { ...crowd, womenShare: 0.35 }),
      ...relays.map((entry, index) => asTeam(entry, teamNames[index % teamNames.length]!)),
    ],
    passings: [],
    penalties: [],
  };
}
