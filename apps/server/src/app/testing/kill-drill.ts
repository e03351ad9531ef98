import { setTimeout as sleep } from "node:timers/promises";
import { passingSave } from "@time-event/contract/passings";
import { connect } from "../../db/connection.ts";
import { findRunning } from "../../db/embedded/supervisor.ts";
import { post } from "../../testing/call-service.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { hasEnded, pidOf, startServer, untilReturned } from "./killed-server.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";

export interface DrillFigures {
  readonly acknowledged: number;
  /** Acknowledged writes that are not in the database afterwards. */
  readonly lost: number;
  /** Writes that are stored twice. */
  readonly doubled: number;
  /** How often the server ended although only its database was killed. */
  readonly serverEnded: number;
  /** Writes that were answered with a refusal, by status; 0: the connection broke. */
  readonly refused: ReadonlyMap<number, number>;
  readonly longestRefusalMs: number;
  /** For each kill of the server: until a write was acknowledged again, the start of the program included. */
  readonly afterServerMs: readonly number[];
  /** For each kill of the database: until a write was acknowledged again. */
  readonly afterDatabaseMs: readonly number[];
  /** The same, counted from the moment at which the database accepts connections again. */
  readonly afterReturnMs: readonly number[];
}

interface Drill {
  readonly rounds: number;
  /** An empty folder. */
  readonly dataDir: string;
  readonly writers?: number;
  readonly onRound?: (round: number) => void;
}

const patienceMs = 30_000;

/**
 * Kills a server and its embedded database in turn, without a warning, while several devices store reads. Counts what
 * was acknowledged and is not there in the end.
 */
export async function drillKills({ rounds, dataDir, writers = 4, onRound }: Drill): Promise<DrillFigures> {
  let server = await startServer(dataDir, 0);
  const { url } = server;
  const port = Number(new URL(url).port);
  const { eventId, key } = await storeRace(dataDir);
  const load = startWriting(url, key, writers);
  const figures = {
    serverEnded: 0,
    afterServerMs: [] as number[],
    afterDatabaseMs: [] as number[],
    afterReturnMs: [] as number[],
  };

  try {
    for (let round = 0; round < rounds; round++) {
      onRound?.(round);
      await load.untilAcknowledged(performance.now());
      // at another moment of the load each time
      await sleep(200 + ((round * 37) % 400));
      const killedAt = performance.now();
      if (round % 2 === 0) {
        server.process.kill("SIGKILL");
        await server.ended;
        server = await startServer(dataDir, port);
        figures.afterServerMs.push((await load.untilAcknowledged(killedAt)) - killedAt);
      } else {
        const before = pidOf(dataDir)!;
        process.kill(before, "SIGKILL");
        const returnedAt = await untilReturned(dataDir, before, () => hasEnded(server.process));
        if (returnedAt === undefined) {
          figures.serverEnded++;
          server = await startServer(dataDir, port);
          continue;
        }
        const acknowledgedAt = await load.untilAcknowledged(killedAt);
        figures.afterDatabaseMs.push(acknowledgedAt - killedAt);
        figures.afterReturnMs.push(Math.max(0, acknowledgedAt - returnedAt));
      }
    }
  } finally {
    await load.stop();
  }
  const stored = await storedReads(dataDir, eventId);
  server.process.kill("SIGTERM");
  await server.ended;
  const distinct = new Set(stored);
  return {
    ...figures,
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter((at) => !distinct.has(at)).length,
    doubled: stored.length - distinct.size,
    refused: load.refused,
    longestRefusalMs: load.longestRefusalMs(),
  };
}

const entries = 2_000;

async function storeRace(dataDir: string): Promise<{ eventId: number; key: string }> {
  const { db, close } = connect(findRunning(dataDir)!);
  const rows = Array.from({ length: entries }, (_, at) => givenEntry(String(at + 1)));
  const eventId = await givenRace(db, givenRaceDefinition({ category: { capacity: entries } }), { entries: rows });
  const key = await givenKey(db, { eventId });
  await close();
  return { eventId, key };
}

async function storedReads(dataDir: string, eventId: number): Promise<number[]> {
  const { db, close } = connect(findRunning(dataDir)!);
  const rows = await db.selectFrom("passings").select("at").where("eventId", "=", eventId).execute();
  await close();
  return rows.map(({ at }) => at);
}

/** Every write is another read, known by its instant. */
function startWriting(url: string, key: string, writers: number) {
  const acknowledged: number[] = [];
  const refused = new Map<number, number>();
  let longestRefusalMs = 0;
  let stopped = false;
  let next = 0;
  let latest = { begunAt: 0, endedAt: 0 };

  async function write(): Promise<void> {
    const read = next++;
    const at = gunAt + read * 1_000;
    const passing = { checkpoint: "CP1", bib: String((read % entries) + 1), at };
    const begunAt = performance.now();
    const answer = await post(url, passingSave, { passings: [passing] }, withKey(key)).catch(() => undefined);
    const endedAt = performance.now();
    if (answer?.status === 200) {
      acknowledged.push(at);
      if (begunAt > latest.begunAt) latest = { begunAt, endedAt };
      return;
    }
    const status = answer?.status ?? 0;
    refused.set(status, (refused.get(status) ?? 0) + 1);
    if (answer) longestRefusalMs = Math.max(longestRefusalMs, endedAt - begunAt);
    await sleep(10);
  }

  const running = Array.from({ length: writers }, async () => {
    while (!stopped) await write();
  });
  return {
    acknowledged,
    refused,
    longestRefusalMs: () => longestRefusalMs,
    /** When a write that began after `since` was acknowledged. */
    untilAcknowledged: async (since: number) => {
      const until = performance.now() + patienceMs;
      while (latest.begunAt < since) {
        if (performance.now() > until) throw new Error("no write was acknowledged for half a minute");
        await sleep(2);
      }
      return latest.endedAt;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };
}
