import { createRandom, type Random } from "@time-event/domain/rehearsal/random";
import type { EntryRow, PassingRow } from "../../src/features/race-folder/race-folder.types.ts";
import type { DemoRace } from "../demo-race.ts";
import { buildField } from "../field.ts";
import { addDays, atClock, HOUR_MS, MINUTE_MS, sundayBefore, type Day } from "../local-days.ts";
import { inOrderOfTime, readsAt } from "../mat-reads.ts";
import { trailCourses } from "../trail/trail-courses.ts";
import { runCourse } from "../trail/trail-players.ts";
import { backyardDefinition, backyardSlug, bell, pursuitGun } from "./backyard-definition.ts";
import { matAt } from "./part-times.ts";

/** How many of the trail race's 10 km were here two weeks before it: so both races make a series. */
const fromTrail = 44;

/** A backyard that one won after 15 laps, and a pursuit, two weeks before the trail race. */
export function backyard(today: Day): DemoRace {
  const saturday = addDays(sundayBefore(addDays(today, -1)), -15);
  const yards = runYards(createRandom(`${backyardSlug}:yards`), saturday);
  const chase = runPursuit(createRandom(`${backyardSlug}:pursuit`), saturday, today);
  return {
    race: backyardDefinition(saturday),
    entries: [...yards.entries, ...chase.entries],
    passings: inOrderOfTime([...yards.passings, ...chase.passings]),
    penalties: [],
  };
}

interface Run {
  readonly entries: readonly EntryRow[];
  readonly passings: readonly PassingRow[];
}

/** The best two go on after everybody else; the last one wins by a lap alone. */
function runYards(random: Random, saturday: Day): Run {
  const crowd = {
    raceDay: saturday,
    womenShare: 0.34,
    ages: { youngest: 24, usual: 42, oldest: 63 },
    foreignShare: 0.1,
    nearProvinces: ["เชียงใหม่", "ลำพูน", "ลำปาง"],
  };
  const plan = { category: "BACKYARD", size: 32, firstBib: 1, chipPrefix: "DSB", medianOverBest: 1.3, crowd };
  const field = buildField(random, plan).toSorted((one, other) => one.ability - other.ability);
  const bellAt = atClock(saturday, bell);
  const passings = field.flatMap(({ entry, ability }, place) => {
    const laps =
      place === 0 ? 15 : place === 1 ? 14 : Math.max(1, Math.round(13 - place * 0.36 - random.between(0, 3)));
    return Array.from({ length: laps }, (_, lap) => {
      const beganAt = bellAt + lap * HOUR_MS;
      const minutes = Math.min(58.5, 41 + (ability - 1) * 20 + lap * 0.7 + random.between(0, 4));
      return [
        ...readsAt(random, matAt("CAMP", 0), entry, beganAt + random.between(2_000, 15_000)),
        ...readsAt(random, matAt("YARD", 0), entry, beganAt + minutes * MINUTE_MS),
      ];
    }).flat();
  });
  return { entries: field.map(({ entry }) => entry), passings };
}

/** Who is expected to need longest starts first: everybody would be in at once, had they run as expected. */
function runPursuit(random: Random, saturday: Day, today: Day): Run {
  // the same people as the trail race makes, without making the whole of it again
  const tenK = trailCourses.find(({ category }) => category === "10K")!;
  const trailDay = addDays(sundayBefore(addDays(today, -1)), -1);
  const people = runCourse(createRandom(`trail:${tenK.category}`), tenK, trailDay);
  const starters = people.slice(0, fromTrail).map(({ entry: person }, index) => ({
    person,
    bib: String(201 + index),
    expectedMs: (33 + random.between(0, 22) + (person.gender === "F" ? 4 : 0)) * MINUTE_MS,
  }));
  const slowestMs = Math.max(...starters.map(({ expectedMs }) => expectedMs));
  const gunAt = atClock(saturday, pursuitGun);
  const started = starters.map(({ person, bib, expectedMs }) => {
    // start lists have whole quarters of a minute
    const startsAt = gunAt + Math.round((slowestMs - expectedMs) / 15_000) * 15_000;
    const entry: EntryRow = {
      ...person,
      bib,
      category: "8K",
      chip: `DSP${bib}`,
      team: null,
      wave: null,
      status: null,
      startsAt,
      extra: {},
    };
    const finishAt = startsAt + expectedMs * (1 + random.normal() * 0.025);
    const passings = [
      ...readsAt(random, matAt("CAMP", 0.02), entry, startsAt + random.between(200, 2_500)),
      ...readsAt(random, matAt("FIN", 0), entry, finishAt),
    ];
    return { entry, passings };
  });
  return { entries: started.map(({ entry }) => entry), passings: started.flatMap(({ passings }) => passings) };
}
