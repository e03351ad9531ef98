import { randomUUID } from "node:crypto";
import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import type { passingSave } from "@time-event/contract/passings";
import { withKey } from "../../apps/server/src/testing/given-key.ts";
import { connect, type Connection } from "../../apps/server/src/db/connection.ts";
import { bareHttp } from "./bare-http.ts";
import { bigRaceAt, bigRacePoints } from "./big-race.ts";
import { startChild } from "./child.ts";

export type Read = BodyOf<typeof passingSave>["passings"][number];

const entries = 32_000;
/** Everybody's even pace: the reads of a point come close together, as at a mat. */
const finishMs = 14_400_000;

/** The read with this number: everybody passes the next point in turn, and lingers at it in later rounds. */
export function readAt(number: number): Read & { readonly bib: string } {
  const turn = Math.floor(number / entries);
  const point = 1 + (turn % (bigRacePoints.length - 1));
  const lap = Math.floor(turn / (bigRacePoints.length - 1));
  const at = bigRaceAt(finishMs, point) + (number % entries) + lap * 40_000;
  return { checkpoint: bigRacePoints[point]!, bib: String((number % entries) + 1), at, source: "bench" };
}

export const readsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => readAt(first + index));

export interface PassingLoad {
  readonly url: string;
  readonly databaseUrl: string;
  readonly bare: Connection;
  /** Sends reads in one submit; throws unless each of them is new. Returns the version that holds them. */
  readonly send: (reads: readonly Read[]) => Promise<number>;
  /** How many reads of the bench the database holds. */
  readonly count: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The product with a race under way, in a process of its own. */
export async function startPassingLoad(atOnce: number): Promise<PassingLoad> {
  const server = startChild("results-server.ts", String(entries), "1");
  const { url, key, databaseUrl } = await server.next<{ url: string; key: string; databaseUrl: string }>("url");
  const client = bareHttp(url, atOnce);
  const bare = connect(databaseUrl, { poolSize: 16, statementTimeoutMs: 0 });
  const post = async (json: string) => {
    const { status, body } = await client.post("/api/event/passing-save", withKey(key, randomUUID()), json);
    if (status !== 200) throw new Error(`${status} ${body}`);
    return (JSON.parse(body) as { data: DataOf<typeof passingSave> }).data;
  };
  return {
    url,
    databaseUrl,
    bare,
    send: async (passings) => {
      const { fates, version } = await post(JSON.stringify({ passings }));
      const wrong = fates.find((fate) => fate !== "stored");
      if (wrong !== undefined || fates.length !== passings.length) throw new Error(`a read was not stored: ${wrong}`);
      return version;
    },
    count: async () => {
      const { rows } = await bare.pool.query<{ count: number }>(
        "select count(*)::int as count from passings where source = 'bench'",
      );
      return rows[0]!.count;
    },
    stop: async () => {
      client.close();
      await bare.close();
      server.stop();
    },
  };
}

/** An empty table like the one of passings, with its indexes. */
export async function emptyTwin({ pool }: Connection): Promise<void> {
  await pool.query("drop table if exists bench_passings; create table bench_passings (like passings including all)");
}
