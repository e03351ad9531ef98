import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createBadNetwork, inThailand, type StandIn } from "../../connector/testing/bad-network.ts";
import { startDecoder, startSimpleClient, startToolkit, startUltra } from "../../connector/testing/stand-in-readers.ts";
import type { Db } from "../../db/connection.ts";
import { freePort } from "../../db/embedded/address.ts";
import { compileCache } from "../../testing/compile-cache.ts";
import { givenKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { startDrillServers } from "./drill-servers.ts";

export interface ConnectorDrillFigures {
  readonly reads: number;
  /** Of the connector, and as often of the server or its database just before. */
  readonly kills: number;
  /** Connections to readers that broke in the middle of a line. */
  readonly broken: number;
  /** Replies of the server that never came. */
  readonly cut: number;
  readonly lost: number;
  readonly doubled: number;
  /** Stored reads that no reader read. */
  readonly wrong: number;
}

interface Drill {
  readonly reads: number;
  readonly kills: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The negative control: what the connector keeps is gone when it is killed. */
  readonly forgets?: boolean;
}

export const connectorFaults = ({ lost, doubled, wrong }: ConnectorDrillFigures) => lost + doubled + wrong;

const program = join(import.meta.dirname, "../../connector/main.ts");
const everyMs = 10;
const breakEvery = 60;
const cutShare = 0.2;
const readersThere = ["rr", "ultra", "mylaps", "ct"] as const;
/** The last reads need a new connection, a new server, and the longest wait of the connector. */
const patienceMs = 25_000;

/**
 * Four readers of four makers read chips while their connections break in the middle of lines, the connector is killed, the server
 * or its database just before, and two replies of ten are lost. Then everything that was read must be stored once.
 */
export async function drillConnector({
  reads,
  kills,
  dataDir,
  forgets = false,
}: Drill): Promise<ConnectorDrillFigures> {
  const servers = await startDrillServers({ dataDir, count: 1 });
  const proxy = await startCuttingProxy({ target: () => servers.urls[0]!, cuts: cutting(cutShare) });
  const { eventId, key } = await servers.inDatabase((db) => prepare(db, reads));
  const network = createBadNetwork(breakEvery);
  const standIns = {
    rr: await startDecoder(network),
    ultra: await startUltra(network),
    mylaps: startToolkit(network, await freePort()),
    ct: startSimpleClient(network, await freePort()),
  };
  const connector = await givenConnector(join(dataDir, "laptop"), configOf(`${proxy.url}/api/event/`, key, standIns));

  const startedAt = Date.now() - 10 * 60_000;
  const expected = Array.from({ length: reads }, (_, index) => ({
    reader: readersThere[index % readersThere.length]!,
    chip: `C${index + 1}`,
    at: startedAt + index * 137,
  }));
  let killing: Promise<void> = Promise.resolve();
  for (const [index, { reader, chip, at }] of expected.entries()) {
    standIns[reader].read(chip, at);
    await sleep(everyMs);
    if ((index + 1) % Math.ceil(reads / (kills + 1)) !== 0) continue;
    await killing;
    killing = (async () => {
      void proxy.cutNext();
      const back = servers.killNext();
      // reads are acknowledged that the server cannot have
      await sleep(20 * everyMs);
      await connector.kill();
      if (forgets) await rm(connector.kept, { recursive: true, force: true });
      connector.start();
      await back;
    })();
  }
  await killing;
  const stored = () => servers.inDatabase((db) => readStored(db, eventId));
  await untilAll(async () => (await stored()).length, reads);
  await connector.kill();
  for (const standIn of Object.values(standIns)) await standIn.stop();
  await proxy.stop();
  const found = compare(expected, await stored());
  await servers.stop();
  return { reads, kills, broken: network.breaks(), cut: proxy.cut(), ...found };
}

interface Read {
  readonly reader: string;
  readonly chip: string;
  readonly at: number;
}

function compare(expected: readonly Read[], stored: readonly Read[]) {
  const keyOf = ({ reader, chip, at }: Read) => `${reader} ${chip} ${at}`;
  const counts = new Map<string, number>();
  for (const read of stored) counts.set(keyOf(read), (counts.get(keyOf(read)) ?? 0) + 1);
  const known = expected.map((read) => counts.get(keyOf(read)) ?? 0);
  const lost = known.filter((count) => count === 0).length;
  const doubled = known.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  return { lost, doubled, wrong: stored.length - (expected.length - lost) - doubled };
}

async function readStored(db: Db, eventId: number): Promise<Read[]> {
  const rows = await db
    .selectFrom("passings")
    .select(["device", "chip", "at"])
    .where("eventId", "=", eventId)
    .execute();
  return rows.map(({ device, chip, at }) => ({ reader: device.split(" ")[0]!, chip: chip ?? "", at }));
}

/** Waits while more and more come. */
async function untilAll(count: () => Promise<number>, all: number): Promise<void> {
  let before = -1;
  let grownAt = performance.now();
  while (performance.now() - grownAt < patienceMs) {
    const now = await count();
    if (now >= all) return;
    if (now > before) grownAt = performance.now();
    before = Math.max(before, now);
    await sleep(100);
  }
}

async function prepare(db: Db, reads: number): Promise<{ eventId: number; key: string }> {
  const { event, categories, ...race } = givenRaceDefinition({ slug: "four-readers" });
  const { day } = inThailand(Date.now());
  const gunAt = Date.now() - 60 * 60_000;
  const definition = {
    ...race,
    event: { ...event, startsOn: day, endsOn: day },
    categories: categories.map((category) => ({ ...category, gunAt })),
  };
  const entries = Array.from({ length: Math.min(reads, 200) }, (_, index) =>
    givenEntry(String(index + 1), { chip: `C${index + 1}` }),
  );
  const eventId = await givenRace(db, definition, { entries });
  return { eventId, key: await givenKey(db, { eventId }) };
}

function configOf(server: string, key: string, standIns: Readonly<Record<(typeof readersThere)[number], StandIn>>) {
  const at = ({ port }: StandIn) => ({ host: "127.0.0.1", port });
  const readers = [
    { name: "rr", type: "race_result", checkpoint: "FIN", ...at(standIns.rr) },
    { name: "ultra", type: "rfid_timing", checkpoint: "CP1", ...at(standIns.ultra) },
    { name: "mylaps", type: "mylaps", points: { Finish: "FIN" }, ...at(standIns.mylaps) },
    { name: "ct", type: "chronotrack", ...at(standIns.ct) },
  ];
  return { server, key, timeZone: "Asia/Bangkok", language: "en", readers };
}

/** The connector in a process of its own, on a disk that outlives it. */
async function givenConnector(folder: string, config: object) {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "connector.json");
  await writeFile(path, JSON.stringify(config));
  let child: ChildProcess;
  const start = () => {
    const env = { PATH: process.env["PATH"], ...compileCache };
    child = spawn(process.execPath, [program, path], { env, stdio: ["ignore", "ignore", "inherit"] });
  };
  start();
  // a drill that fails leaves nothing behind
  process.once("exit", () => child.kill("SIGKILL"));
  return {
    kept: join(folder, "connector-reads"),
    start,
    kill: async () => {
      if (child.exitCode !== null) throw new Error(`the connector ended by itself: ${child.exitCode}`);
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
