import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callPath, parseReply } from "@time-event/contract/call";
import { takeSteps } from "@time-event/contract/result-steps/result-steps";
import {
  resultsPushed,
  type ResultsChanged,
  type ResultStep,
  webRegisterResultList,
} from "@time-event/contract/results";
import { passingSave } from "@time-event/contract/passings";
import type { BodyOf, ParamsOf } from "@time-event/contract/endpoint";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { resultChanges } from "../../testing/result-changes.ts";

const event = "doi-inthanon-trail-2026";
const listUrl = (url: string) => `${url}/api/web/web-register-result-list?event=${event}`;
let given: GivenApp;
let key: string;

beforeAll(async () => {
  given = await givenApp();
  const eventId = await givenRace(given.db, givenRaceDefinition(), {
    entries: ["1", "2", "3"].map((bib) => givenEntry(bib)),
    passings: ["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0)),
  });
  key = await givenKey(given.db, { eventId });
});
afterAll(() => given.stop());

async function save(passings: BodyOf<typeof passingSave>["passings"]) {
  return post(given.url, passingSave, { event, passings }, withKey(key));
}

it("shows a new passing on an open page of every server process", async () => {
  const closing = new AbortController();
  const other = await given.another();
  const here = resultChanges(given.url, event, closing.signal);
  const there = resultChanges(other.url, event, closing.signal);
  const before = (await here.next()).value as ResultsChanged;
  expect((await there.next()).value).toEqual(before);

  const saved = await save([{ checkpoint: "FIN", bib: "2", at: gunAt + 3_000_000 }]);
  expect(saved.reply?.data.fates).toEqual(["stored"]);

  const told = (await here.next()).value as ResultsChanged;
  expect(told).toEqual({ version: before.version + 1, categories: ["10K"] });
  expect((await there.next()).value).toEqual(told);
  for (const url of [given.url, other.url]) {
    const { data, meta } = (await (await fetch(listUrl(url))).json()) as { data: unknown[]; meta: { version: number } };
    expect(meta.version).toBe(told.version);
    expect(data[0]).toMatchObject({ bib: "2", status: "finished", overallRank: 1, timeMs: 3_000_000 });
  }
  closing.abort();
});

it("counts the same read once, however often it is sent", async () => {
  const read = { checkpoint: "CP1", bib: "3", at: gunAt + 1_500_000, device: "mat-7" };
  const replies = await Promise.all([save([read, read]), save([read]), save([read])]);
  const fates = replies.flatMap(({ reply }) => reply!.data.fates);
  expect(fates.sort()).toEqual(["repeated", "repeated", "repeated", "stored"]);
});

const points = ["START", "CP1", "FIN"];

async function list(params: Partial<ParamsOf<typeof webRegisterResultList>> = {}, url = given.url) {
  const reply = await fetch(`${url}/api/web/${callPath(webRegisterResultList, { event, ...params })}`);
  const { data: rows, meta } = parseReply(webRegisterResultList, await reply.json());
  return { rows, ...meta };
}

/** Stores a read, and waits until the process has taken in all there is. */
async function pass(checkpoint: string, bib: string, seconds: number) {
  await save([{ checkpoint, bib, at: gunAt + seconds * 1000 }]);
  const { version } = await given.db.selectFrom("resultVersions").select("version").executeTakeFirstOrThrow();
  await expect.poll(async () => (await list({ limit: 1 })).version).toBe(version);
}

it("answers what changed in a page of the list since the version that the caller has", async () => {
  const before = await list();
  await pass("CP1", "1", 1_600);
  const middle = await list();
  await pass("FIN", "1", 2_900);
  const whole = await list();
  for (const known of [before, middle, whole]) {
    const { rows, steps, version, total } = await list({ since: known.version });
    expect(rows).toEqual([]);
    expect(takeSteps(known, steps!, points)).toMatchObject({ rows: whole.rows, total, version });
    expect(version).toBe(whole.version);
  }
});

it.each([
  ["a version that nobody read", { since: 0 }],
  ["a search", { text: "somying", since: 1 }],
])("answers with whole rows for %s", async (_, params) => {
  const { rows, steps } = await list(params);
  expect(steps).toBeUndefined();
  expect(rows).toHaveLength(3);
});

it("answers with whole rows in a process that did not read the caller's version", async () => {
  const { version } = await list();
  await pass("FIN", "3", 3_300);
  const other = await given.another();
  const { rows, steps } = await list({ since: version }, other.url);
  expect(steps).toBeUndefined();
  expect(rows).toEqual((await list()).rows);
});

/** What a stream says of rows, message by message; of others their names. */
async function* pushed(params: Partial<ParamsOf<typeof webRegisterResultList>>, signal: AbortSignal, lastId?: number) {
  const path = callPath(webRegisterResultList, { event, category: "10K", with: "models", ...params });
  const came = lastId === undefined ? {} : { "last-event-id": String(lastId) };
  const headers = { accept: "text/event-stream", "accept-encoding": "gzip", ...came };
  const asked = get(`${given.url}/api/web/${path}`, { headers, signal, agent: false });
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  expect(reply.headers["content-encoding"]).toBe("gzip");
  asked.on("error", () => {});
  let text = "";
  for await (const chunk of reply.pipe(createGunzip())) {
    text += (chunk as Buffer).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/m.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (name === "rows") yield resultsPushed.parse(JSON.parse(data!));
      else if (name !== undefined && name !== "beat") yield name;
    }
  }
}

it("sends what changed in the rows of a listener, to one that comes back also what it missed", async () => {
  const before = await list();
  const closing = new AbortController();
  const stream = pushed({ since: before.version }, closing.signal);
  expect((await stream.next()).value).toBe("model");
  expect((await stream.next()).value).toEqual([[], null]);

  await pass("FIN", "1", 2_800);
  const [steps, model] = (await stream.next()).value as [ResultStep[], unknown];
  const after = await list();
  expect(takeSteps(before, steps, points)?.rows).toEqual(after.rows);
  // of two finish reads the first one counts, so that the podium changes
  expect(model).toMatchObject([
    3,
    expect.anything(),
    expect.arrayContaining([expect.objectContaining({ bib: "1" })]),
    [],
  ]);

  const back = pushed({ since: 0 }, closing.signal, before.version);
  expect((await back.next()).value).toBe("model");
  const [missed] = (await back.next()).value as [ResultStep[], unknown];
  expect(takeSteps(before, missed, points)?.rows).toEqual(after.rows);
  const stranger = pushed({ since: 0 }, closing.signal);
  expect([(await stranger.next()).value, (await stranger.next()).value]).toEqual(["model", "whole"]);
  closing.abort();
});

it("refuses a stream of a category that there is not", async () => {
  const path = callPath(webRegisterResultList, { event, category: "99K", since: 1 });
  const reply = await fetch(`${given.url}/api/web/${path}`, { headers: { accept: "text/event-stream" } });
  expect([reply.status, await reply.json()]).toMatchObject([404, { code: "category_not_found" }]);
});
