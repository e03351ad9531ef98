import {
  type AtStart,
  looksOf,
  type StartLook,
  type StartState,
  startStateOf,
} from "@time-event/domain/start-line/start-state";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import { loadStartReads, loadStartRows, type StartReads, type StartRow } from "./start-line.queries.ts";
import { type StartPoint, startPointsOf } from "./start-points.ts";

/** An entry at the start, with what follows. */
export interface EntryAtStart extends StartRow, Pick<AtStart, "startReadAt" | "earlyReadAt"> {
  readonly state: StartState;
  readonly looks: readonly StartLook[];
}

/** What is stored of the start of a race. */
export interface StoredStart {
  readonly points: ReadonlyMap<number, StartPoint>;
  readonly rows: readonly StartRow[];
  readonly reads: ReadonlyMap<number, StartReads>;
}

export interface StartNow {
  readonly entries: readonly EntryAtStart[];
  readonly hasKits: boolean;
  /** The time in the race. */
  readonly raceNow: InstantMs;
}

export async function loadStart(db: Db | Tx, rules: RaceRules): Promise<StoredStart> {
  const points = startPointsOf(rules);
  const rows = await loadStartRows(db, rules.eventId);
  return { points, rows, reads: await loadStartReads(db, rules.eventId, [...points.values()]) };
}

/** How everybody stands at the start line now. @param lateMs who is read later than this after their start is late */
export async function startNow(
  db: Db | Tx,
  eventId: number,
  { points, rows, reads }: StoredStart,
  { now, lateMs }: { readonly now: InstantMs; readonly lateMs: number },
): Promise<StartNow> {
  const raceNow = raceTimeAt(await loadRaceClock(db, eventId), now);
  const hasKits = rows.some(({ kitAt }) => kitAt !== null);
  const around = { now: raceNow, lateMs, hasKits };
  const entries = rows.map((row) => {
    const { startReadAt = null, earlyReadAt = null } = reads.get(row.entryId) ?? {};
    const own = { startReadAt: startOf(row, points.get(row.categoryId), startReadAt), earlyReadAt };
    const atStart = { ...row, ...own, isSeen: row.lastSeenAt !== null };
    return { ...row, ...own, state: startStateOf(atStart, around), looks: looksOf(atStart, around) };
  });
  return { entries, hasKits, raceNow };
}

/** When somebody started: with the gun where there is no line. */
function startOf(row: StartRow, point: StartPoint | undefined, readAt: InstantMs | null): InstantMs | null {
  if (!point) return row.lastSeenAt === null ? null : row.startsAt;
  // one arch for start and finish: a read of it may be the finish of somebody whose start was missed
  if (point.isPassedAgain && (row.splitMs?.[0] ?? null) === null) return null;
  return readAt;
}
