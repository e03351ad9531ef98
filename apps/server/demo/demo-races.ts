import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceSource } from "../src/features/race-folder/race-folder.types.ts";
import { toLiveRaceSource, toRaceSource, type LiveRaceSource } from "./demo-race.ts";
import type { Day } from "./local-days.ts";
import { liveRace } from "./live/live-race.ts";
import { liveGunFor } from "./live/live-start.ts";
import { cityRun } from "./open/city-run.ts";
import { rally } from "./open/rally.ts";
import { triathlon } from "./open/triathlon.ts";
import { backyard } from "./past/backyard.ts";
import { ekiden } from "./past/ekiden.ts";
import { pastTriathlon } from "./past/past-triathlon.ts";
import { stageRide } from "./past/stage-ride.ts";
import { lakeWalk } from "./planned/lake-walk.ts";
import { seaSwim } from "./planned/sea-swim.ts";
import { trailRace } from "./trail/trail-race.ts";

/**
 * The demonstration as it looks at an instant: a trail race just finished, one race under way, two open for entry, one
 * announced, one being set up, one called off, and a triathlon, a stage race, a relay, and a backyard with a pursuit of the weeks before. The same arguments make the same races, to the last millisecond.
 *
 * @example
 * for (const race of demoRaces(dayAt(now), now)) await importRace(db, race);
 */
export function demoRaces(today: Day, now: InstantMs): RaceSource[] {
  const toCome = [cityRun, triathlon, rally, lakeWalk, seaSwim].map((race) => toRaceSource(race(today)));
  const past = [pastTriathlon, stageRide, ekiden, backyard].map((race) => toRaceSource(race(today)));
  return [toRaceSource(trailRace(today)), demoLiveRace(liveGunFor(now), now), ...toCome, ...past];
}

/**
 * The race under way, as far as it has come. It depends on its gun alone, so that a later process, which reads the gun
 * from the stored race, knows what is still to come; when the race is over, take a new gun from `liveGunFor`.
 */
export function demoLiveRace(gunAt: InstantMs, now: InstantMs): LiveRaceSource {
  return toLiveRaceSource(liveRace(gunAt), now);
}
