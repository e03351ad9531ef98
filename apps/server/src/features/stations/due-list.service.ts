import type { webCheckpointList } from "@time-event/contract/checkpoints";
import type { MetaOf } from "@time-event/contract/endpoint";
import type { DueEntry } from "@time-event/contract/station-calls";
import { shownName } from "@time-event/domain/privacy/shown-name";
import type { Category } from "@time-event/domain/race/race";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { dueHere } from "@time-event/domain/stations/due-here";
import { raceTimeAt, wallTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { startedAt, loadRaceRules } from "../results/race-rules.queries.ts";
import { loadExpected, loadStationOf } from "./due-list.queries.ts";

/** What a station is told besides what everybody sees: where it is, and whom to expect there. */
export type StationView = (key: KeyHolder) => Promise<Omit<MetaOf<typeof webCheckpointList>, "version">>;

export function createDueList(db: Db, clock: () => InstantMs): StationView {
  return async ({ keyId, eventId }) => {
    const station = await loadStationOf(db, keyId);
    const rules = await loadRaceRules(db, eventId);
    if (!station || !rules) throw new NotFound("event");
    const now = clock();
    const raceClock = await loadRaceClock(db, eventId);
    // a phone counts by the clock on the wall, in a rehearsal, too
    const onTheWall = (at: InstantMs) => wallTimeAt(raceClock, at) ?? now;
    const view = await loadEventView(db, eventId);
    const passing = [...rules.categories].filter(([, { checkpoints }]) => checkpoints.includes(station.checkpoint));
    const entries = await loadExpected(
      db,
      eventId,
      passing.map(([id]) => id),
    );
    const due = entries.map((entry): DueEntry => {
      const category = rules.categories.get(entry.categoryId)!;
      const index = indexHere(category, station.checkpoint, entry.splitMs);
      const points = passedPoints(category, rules.checkpoints).slice(0, index + 1);
      const distancesM = points.map((point) => (category.laps === undefined ? (point?.distanceM ?? null) : null));
      const splitMs = points.map((_, at) => entry.splitMs[at] ?? null);
      const { lastCheckpoint, lastSeenAt, bib, status } = entry;
      const lastMs = entry.splitMs.findLast((ms) => ms !== null) ?? null;
      // the clock of the ranking may have begun with a gun of a wave, or with a read at the start
      const zeroAt = lastMs === null || lastSeenAt === null ? startedAt(category, entry) : lastSeenAt - lastMs;
      const here = dueHere({ status, zeroAt, distancesM, splitMs }, raceTimeAt(raceClock, now));
      return {
        bib,
        name: shownName(view.names, entry),
        category: category.code,
        lastSeen:
          lastCheckpoint === null || lastSeenAt === null
            ? null
            : { checkpoint: lastCheckpoint, at: onTheWall(lastSeenAt) },
        ...here,
        expectedAt: here.expectedAt === null ? null : onTheWall(here.expectedAt),
      };
    });
    return { station, due, serverAt: now };
  };
}

/** Where the course comes past next: the first time without a read, else the last time. */
function indexHere({ checkpoints }: Category, code: string, splitMs: readonly (number | null)[]): number {
  const next = checkpoints.findIndex((point, index) => point === code && (splitMs[index] ?? null) === null);
  return next >= 0 ? next : checkpoints.lastIndexOf(code);
}
