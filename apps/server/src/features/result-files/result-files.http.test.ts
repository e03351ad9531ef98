import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAdd } from "@time-event/contract/read-changes";
import type { Tx } from "../../db/connection.ts";
import { createWorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { createListsInForce } from "../publications/lists-in-force.service.ts";
import { givenPublishing } from "../publications/testing/given-publishing.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { createEventsService } from "../events/events.service.ts";
import { createLeaderboards } from "../results/leaderboards.ts";
import { createResultStream } from "../results/result-stream.ts";
import { createResultsService } from "../results/results-reading.service.ts";
import { beginResults, judgeAndStore, renewResults } from "../results/results.service.ts";
import { createResultFiles } from "./result-files.service.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
  const entries = [
    givenEntry("1", { firstName: "ปิติ", lastName: "ชูใจ", gender: "M", club: "=cmd()" }),
    givenEntry("2", { firstName: "มานี", lastName: "ใจดี" }),
  ];
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "CP1", 25), givenPassing("1", "FIN", 50)];
  await givenRace(given.db, givenRaceDefinition({ slug: "over", state: "finished" }), { entries, passings });
  await givenRace(given.db, givenRaceDefinition({ slug: "going", state: "live" }), { entries, passings });
});
afterAll(() => given.stop());

const ask = (path: string, language = "en") =>
  fetch(`${given.url}/register/events/${path}`, { headers: { cookie: `lang=${language}` } });

it("gives all results of a category as CSV, in the reader's language, with no formula", async () => {
  const reply = await ask("over/results.csv?category=10K");
  expect(reply.headers.get("content-type")).toContain("text/csv");
  expect(reply.headers.get("content-disposition")).toContain("over-10K.csv");
  const [header, first, second] = (await reply.text()).replace("\uFEFF", "").split(/\r?\n/);
  expect(header).toMatch(/^"?Place"?,"?Bib"?,"?Name"?/);
  expect(first).toMatch(/^"?1"?,"?1"?,"?ปิติ ชูใจ/);
  expect(first).toContain("50:00");
  expect(first).not.toMatch(/(^|,)"?=cmd/);
  expect(second).toContain("DNS");
  expect(await (await ask("over/results.csv", "th")).text()).toContain("อันดับในกลุ่มอายุ");
});

it("has the rows that the screen has under the same filters", async () => {
  const bibs = async (query: string) => {
    const [, ...rows] = (await (await ask(`over/results.csv?${query}`)).text()).trim().split(/\r?\n/);
    return rows.map((row) => row.split(",")[1]?.replaceAll('"', ""));
  };
  expect(await bibs("gender=M")).toEqual(["1"]);
  expect(await bibs("club=%3Dcmd()")).toEqual(["1"]);
  expect(await bibs("nation=JPN")).toEqual([]);
  expect(await bibs("q=มานี")).toEqual(["2"]);
  expect(await bibs("gender=Z&q=")).toEqual(["1", "2"]);
});

it("gives a workbook", async () => {
  const reply = await ask("over/results.xlsx");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect([reply.status, bytes.subarray(0, 2).toString()]).toEqual([200, "PK"]);
});

it.each(["going/results.csv", "over/results.csv?category=nothing", "nothing/results.xlsx"])(
  "has no %s",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

it("quotes the published list that it shows, row by row, in the reader's language", async () => {
  const { id } = await given.db.selectFrom("events").select("id").where("slug", "=", "over").executeTakeFirstOrThrow();
  const chief = await givenSignedIn(given, "chief");
  const lists = givenPublishing(given, id, chief);
  const quotes = async (language?: string, query = "") => {
    const [, ...rows] = (await (await ask(`over/results.csv${query}`, language)).text()).trim().split(/\r?\n/);
    return rows.map((row) => row.replaceAll('"', "").split(",").slice(-3));
  };
  expect((await quotes())[0]).not.toContain("1");
  const first = (await lists.publish()).reply!.data;
  expect(await quotes()).toEqual([
    ["1", "provisional", first.hash],
    ["1", "provisional", first.hash],
  ]);
  expect(await quotes("th", "?gender=M")).toEqual([["1", "ไม่เป็นทางการ", first.hash]]);
  const workbook = await (await ask("over/results.xlsx")).arrayBuffer();
  expect(strFromU8(unzipSync(new Uint8Array(workbook))["xl/worksheets/sheet1.xml"]!)).toContain(first.hash);

  // another runner comes in after it: the one that was published is as it was, and its place, too
  const read = { eventId: id, bib: "2", checkpoint: "FIN", at: gunAt + 60 * 60_000, reason: "กล้อง" };
  expect((await post(given.url, readAdd, read, bearing(chief))).status).toBe(200);
  await expect
    .poll(() => quotes())
    .toEqual([
      ["1", "provisional", first.hash],
      ["1", "changed since", ""],
    ]);
  const second = (await lists.publish()).reply!.data;
  expect(await quotes()).toEqual([
    ["2", "provisional", second.hash],
    ["2", "provisional", second.hash],
  ]);
});

it("makes a file once, and anew only when its own category is shown otherwise", async () => {
  const threads = createWorkerPool(() => {});
  const boards = createLeaderboards(given.db);
  const results = createResultsService(given.db, boards, createResultStream(), () => {});
  let made = 0;
  const files = createResultFiles({
    events: createEventsService(given.db, Date.now),
    results: { ...results, readWhole: (query, take) => (made++, results.readWhole(query, take)) },
    findList: createListsInForce(given.db),
    workers: threads,
    clock: Date.now,
  });
  const find = (category: string) => files.find({ event: "two", filter: { category }, format: "csv", language: "en" });
  const race = givenRaceDefinition({ slug: "two", state: "finished" });
  const [tenK] = race.categories;
  const entries = [givenEntry("1"), givenEntry("2", { category: "5K" })];
  const eventId = await givenRace(given.db, { ...race, categories: [tenK!, { ...tenK!, code: "5K" }] }, { entries });
  const madeAfter = async (change: (tx: Tx) => Promise<unknown>) => {
    await given.db.transaction().execute(change);
    await boards.refresh(eventId);
    const before = made;
    for (const category of ["10K", "5K", "10K"]) await find(category);
    return made - before;
  };
  const rule = (bib: string, status: "dsq" | null) => async (tx: Tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const where = tx.updateTable("entries").set({ ruledStatus: status }).where("eventId", "=", eventId);
    const { id } = await where.where("bib", "=", bib).returning("id").executeTakeFirstOrThrow();
    await judgeAndStore(tx, rules, version, [id]);
  };
  expect(await madeAfter(async () => {})).toBe(2);
  // anything else that is stored
  expect(await madeAfter((tx) => tx.insertInto("clubs").values({ nameTh: "x", nameEn: "x" }).execute())).toBe(0);
  expect(await madeAfter(rule("1", "dsq"))).toBe(1);
  expect(String(Buffer.from((await find("10K")).bytes as Uint8Array))).toContain("DSQ");
  // a name that no result tells of
  expect(await madeAfter((tx) => renewResults(tx, eventId))).toBe(2);
  // two at once, of which the rows tell one
  const both = async (tx: Tx) => {
    await renewResults(tx, eventId);
    await rule("2", "dsq")(tx);
  };
  expect(await madeAfter(both)).toBe(2);
  await threads.stop();
});
