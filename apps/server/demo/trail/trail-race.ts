import { inOrderOfTime } from "../mat-reads.ts";
import type { DemoRace } from "../demo-race.ts";
import { addDays, sundayBefore, type Day } from "../local-days.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { trailCourses } from "./trail-courses.ts";
import { trailDefinition } from "./trail-definition.ts";
import { enterTeams } from "./trail-teams.ts";
import { runCourse } from "./trail-players.ts";
import { addIncidents } from "./trail-incidents.ts";
import { readsOf } from "./trail-reads.ts";

/** A mountain ultra that ended on the last Sunday before today. */
export function trailRace(today: Day): DemoRace {
  const saturday = addDays(sundayBefore(addDays(today, -1)), -1);
  const players = trailCourses.flatMap((course) =>
    runCourse(createRandom(`trail:${course.category}`), course, saturday),
  );
  enterTeams(createRandom("trail:teams"), players);
  const { penalties, adjustReads } = addIncidents(players);

  const random = createRandom("trail:reads");
  return {
    race: trailDefinition(saturday),
    entries: players.map(({ entry }) => entry),
    passings: inOrderOfTime(players.flatMap((player) => adjustReads(player, readsOf(random, player)))),
    penalties,
  };
}
