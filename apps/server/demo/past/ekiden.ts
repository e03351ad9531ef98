import type { DemoRace } from "../demo-race.ts";
import { asTeam, buildField } from "../field.ts";
import { addDays, sundayBefore, type Day } from "../local-days.ts";
import { createPeople, type Person } from "../people.ts";
import { inOrderOfTime, readsAt } from "../mat-reads.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { northernTeams } from "../words/northern-teams.ts";
import { ekidenDefinition, ekidenLegs, ekidenSlug } from "./ekiden-definition.ts";
import { matAt, readsOfParts } from "./part-times.ts";

const fields = [
  { category: "OPEN", size: 22, firstBib: 1, minutesPerKm: 3.4, names: northernTeams.slice(0, 22) },
  { category: "MIXED", size: 14, firstBib: 51, minutesPerKm: 3.75, names: northernTeams.slice(22) },
] as const;

const nameOf = ({ firstName, lastName, firstNameEn, lastNameEn }: Person) =>
  `${firstName} ${lastName} (${firstNameEn} ${lastNameEn})`;

/** A marathon relay round the moat of Chiang Mai, seven weeks ago. */
export function ekiden(today: Day): DemoRace {
  const raceDay = addDays(sundayBefore(addDays(today, -1)), -49);
  const race = ekidenDefinition(raceDay);
  const { gunAt } = race.categories[0]!;
  const made = fields.map(({ minutesPerKm, names, ...plan }) => {
    const random = createRandom(`${ekidenSlug}:${plan.category}`);
    const crowd = {
      raceDay,
      womenShare: 0.3,
      ages: { youngest: 18, usual: 36, oldest: 60 },
      foreignShare: 0,
      nearProvinces: ["เชียงใหม่", "เชียงใหม่", "ลำพูน", "ลำปาง", "เชียงราย"],
    };
    const makePerson = createPeople(createRandom(`${ekidenSlug}:${plan.category}:members`), crowd);
    // a mixed team has at least a woman and a man
    const makeMembers = () =>
      ekidenLegs
        .map((_, leg) =>
          nameOf(plan.category === "MIXED" && leg < 2 ? makePerson(leg === 0 ? "F" : "M") : makePerson()),
        )
        .join("; ");
    const parts = ekidenLegs.map(({ to, lengthKm }) => ({ to, bestMinutes: lengthKm * minutesPerKm, sway: 0.12 }));
    const teams = buildField(random, { ...plan, chipPrefix: "CME", medianOverBest: 1.35, crowd }).map(
      ({ entry, ability }, index) => ({ entry: { ...asTeam(entry, names[index]!), members: makeMembers() }, ability }),
    );
    const passings = teams.flatMap(({ entry, ability }, index) => {
      const startAt = gunAt + random.between(300, 8_000);
      // the last but one team loses a member to a cramp
      const cramp = index === teams.length - 2 ? { quitsAfter: 3 } : {};
      const start = readsAt(random, matAt("START", 0), entry, startAt);
      return [...start, ...readsOfParts(random, entry, { startAt, ability, parts, ...cramp })];
    });
    return { entries: teams.map(({ entry }) => entry), passings };
  });
  return {
    race,
    entries: made.flatMap(({ entries }) => entries),
    passings: inOrderOfTime(made.flatMap(({ passings }) => passings)),
    penalties: [],
  };
}
