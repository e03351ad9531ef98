import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callPath } from "@time-event/contract/call";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { webRegisterResultList } from "@time-event/contract/results";
import { connect } from "../../db/connection.ts";
import { findRunning } from "../../db/embedded/supervisor.ts";
import { givenPlayer } from "../../features/orders/testing/given-order.ts";
import { givenSale, wrongCounters } from "../../features/orders/testing/given-sale.ts";
import { withKey } from "../../testing/given-key.ts";
import { behindProxy } from "./cutting-proxy.ts";
import { addRace, raceEvent } from "./given-race-server.ts";
import { startServer } from "./killed-server.ts";

export interface SurgeFigures {
  readonly buyers: number;
  readonly tookS: number;
  /** Who had to wait in line, and the longest from coming to an answer about a place. */
  readonly waited: number;
  readonly longestS: number;
  readonly won: number;
  readonly lost: number;
  /** How long a read of results took, before the rush and during it. */
  readonly resultsBeforeMs: string;
  readonly resultsDuringMs: string;
  /** How long it took to be told that one waits. */
  readonly toldToWaitMs: string;
  /** Answers that were neither an answer nor the word to wait; calls that failed. */
  readonly busy: number;
  readonly failed: number;
  /** Somebody who came later was in before, by more than a page's pause. */
  readonly overtaken: number;
  /** Places in line that were another one after the page was loaded again. */
  readonly lostPlaces: number;
  readonly wrongCounters: number;
}

interface Drill {
  readonly buyers: number;
  readonly places: number;
  /** In how long all of them come. */
  readonly withinMs: number;
  /** An empty folder. */
  readonly dataDir: string;
}

/** A page asks again after this long at most. */
const longestPauseMs = 20_000;

export const surgeFaults = ({ overtaken, lostPlaces, failed, wrongCounters: wrong }: SurgeFigures) =>
  overtaken + lostPlaces + failed + wrong;

/**
 * Many people want to enter one event of one server within seconds, while others read results. The line begins by measured
 * load. Each person asks again when they are told to, and every fifth loads the page again in between.
 */
export async function drillSurge({ buyers, places, withinMs, dataDir }: Drill): Promise<SurgeFigures> {
  const server = await startServer(dataDir, 0, behindProxy);
  const { db, close } = connect(findRunning(dataDir)!);
  await givenSale(db, { capacity: places }, "surge");
  await addRace({ ...server, output: () => "", exited: Promise.resolve(null) }, dataDir);
  const rush = { ...counting(), url: server.url };

  const before = await readResults(server.url, until(sleep(5_000)));
  const startedAt = performance.now();
  const coming = Promise.all(
    Array.from({ length: buyers }, async (_, number) => {
      await sleep((number / buyers) * withinMs);
      return buy(rush, number);
    }),
  );
  const during = await readResults(server.url, until(coming));
  const people = await coming;
  const tookS = seconds(performance.now() - startedAt);
  const figures = {
    buyers,
    tookS,
    waited: people.filter(({ waited }) => waited).length,
    longestS: seconds(Math.max(...people.map(({ cameAt, answeredAt }) => answeredAt - cameAt))),
    won: people.filter(({ won }) => won).length,
    lost: people.filter(({ won }) => !won).length,
    resultsBeforeMs: spread(before),
    resultsDuringMs: spread(during),
    toldToWaitMs: spread(rush.toldMs),
    busy: rush.busy,
    failed: rush.failed,
    overtaken: countOvertaken(people),
    lostPlaces: rush.lostPlaces,
    wrongCounters: (await wrongCounters(db)).length,
  };
  await close();
  server.process.kill("SIGTERM");
  await server.ended;
  return figures;
}

const counting = () => ({ toldMs: [] as number[], busy: 0, failed: 0, lostPlaces: 0 });
type Rush = ReturnType<typeof counting> & { readonly url: string };

interface Person {
  readonly cameAt: number;
  readonly inAt: number;
  readonly answeredAt: number;
  readonly waited: boolean;
  readonly won: boolean;
}

async function buy(rush: Rush, number: number): Promise<Person> {
  const cameAt = performance.now();
  const headers = { "x-forwarded-for": `10.9.${number >> 8}.${number & 255}` };
  const begun = await enter(rush, headers, number % 5 === 0);
  const inAt = performance.now();
  const key = (JSON.parse(begun.body) as { data: { key: string } }).data.key;
  const form = { category: "10K", players: [givenPlayer()] };
  const id = randomUUID();
  for (;;) {
    const chosen = await send(rush, webRegisterModelSave.name, form, { ...headers, ...withKey(key, id) });
    if (chosen.status < 500) {
      return { cameAt, inAt, answeredAt: performance.now(), waited: begun.waited, won: chosen.status === 200 };
    }
    rush.busy++;
    await sleep(chosen.retryMs);
  }
}

/** Begins an order, as soon as it is this person's turn. */
async function enter(rush: Rush, headers: Readonly<Record<string, string>>, reloads: boolean) {
  const id = randomUUID();
  let ticket = "";
  let waited = false;
  const ask = async () => {
    const cookie = `line=${ticket}`;
    const answer = await send(
      rush,
      webRegisterSave.name,
      { event: "surge", language: "th" },
      { ...headers, ...withKey(undefined, id), cookie },
    );
    if (ticket !== "" && answer.ticket !== "" && placeOf(answer.ticket) !== placeOf(ticket)) rush.lostPlaces++;
    if (answer.ticket !== "") ticket = answer.ticket;
    return answer;
  };
  for (;;) {
    const answer = await ask();
    if (answer.status === 200) return { body: answer.body, waited };
    if (!answer.body.includes('"in_line"')) rush.busy++;
    else {
      waited = true;
      rush.toldMs.push(answer.tookMs);
    }
    const pauseMs = Math.min(answer.retryMs, longestPauseMs);
    if (reloads) {
      await sleep(pauseMs / 2);
      const again = await ask();
      if (again.status === 200) return { body: again.body, waited };
      await sleep(pauseMs / 2);
    } else await sleep(pauseMs);
  }
}

/** When somebody came, and who it is: what a ticket says besides whether they are in. */
const placeOf = (ticket: string) => ticket.split(".").slice(0, 2).join(".");

async function send(rush: Rush, call: string, form: object, headers: Readonly<Record<string, string>>) {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${rush.url}/api/web/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(form),
    });
    const body = await response.text();
    const ticket = /line=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const retryMs = Number(response.headers.get("retry-after") ?? 1) * 1_000;
    return { status: response.status, body, ticket, retryMs, tookMs: performance.now() - startedAt };
  } catch {
    rush.failed++;
    return { status: 599, body: "", ticket: "", retryMs: 1_000, tookMs: performance.now() - startedAt };
  }
}

/** Somebody who reads results ten times a second. */
async function readResults(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const address = `${url}/api/web/${callPath(webRegisterResultList, { event: raceEvent, category: "10K" })}`;
  while (!isOver()) {
    const startedAt = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`results: ${response.status}`);
    times.push(performance.now() - startedAt);
    await sleep(100);
  }
  return times;
}

function until(work: Promise<unknown>): () => boolean {
  let isOver = false;
  const end = () => void (isOver = true);
  work.then(end, end);
  return () => isOver;
}

/** How many were still waiting when somebody who came after them had been in for longer than a page's pause. */
function countOvertaken(people: readonly Person[]): number {
  let firstOfLater = Infinity;
  let count = 0;
  for (const { inAt } of people.toReversed()) {
    if (inAt > firstOfLater + 1.5 * longestPauseMs) count++;
    firstOfLater = Math.min(firstOfLater, inAt);
  }
  return count;
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

function spread(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}, n=${sorted.length}`;
}
