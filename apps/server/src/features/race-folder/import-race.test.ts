import { afterAll, afterEach, describe, expect, test } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenRaceFolder, manyEntries, smallRace } from "../../testing/given-race-folder.ts";
import { recordChange } from "../audit/audit.service.ts";
import { givenOrder } from "../orders/testing/given-order.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { BadRace } from "./folder-problems.ts";
import { openRaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);
afterEach(async () => {
  await db.deleteFrom("events").execute();
});

async function importFolder(changes = {}, options = {}) {
  return importRace(db, await openRaceFolder(await givenRaceFolder(changes)), options);
}

const stored = () =>
  db
    .selectFrom("events")
    .innerJoin("resultVersions as v", "v.eventId", "events.id")
    .selectAll("events")
    .select("v.version as resultsVersion")
    .execute();
const another = { "passings.csv": `${smallRace["passings.csv"]}FIN,103,,2026-11-22T07:00:00+07:00\n` };

test("stores a race with its results", async () => {
  const summary = await importFolder();
  expect(summary).toMatchObject({
    outcome: "imported",
    categories: 1,
    entries: 3,
    passings: 5,
    repeatedPassings: 0,
    penalties: 0,
    statuses: { finished: 2, dns: 1 },
    readsOfNobody: { count: 0 },
  });
  expect(await stored()).toMatchObject([{ slug: "doi-suthep-10k", state: "finished", resultsVersion: 1 }]);
});

test("stores a repeated read once, keeps reads that no entry has, and counts both", async () => {
  const lines = [
    "FIN,101,,2026-11-21T23:45:10.500Z",
    "FIN,777,,2026-11-22T07:00:00+07:00",
    "FIN,,ZZ,2026-11-22T07:00:00+07:00",
    "",
  ];
  const summary = await importFolder({ "passings.csv": smallRace["passings.csv"] + lines.join("\n") });
  expect(summary).toMatchObject({
    passings: 7,
    repeatedPassings: 1,
    readsOfNobody: { count: 2, first: ["bib 777", "chip ZZ"] },
  });
});

test("does nothing when the same race is imported again", async () => {
  await importFolder();
  const before = await stored();
  const again = await importFolder({ "entrants.csv": null, "entrants.csv.gz": smallRace["entrants.csv"] });
  expect(again).toMatchObject({
    outcome: "already_imported",
    entries: 3,
    passings: 5,
    statuses: { finished: 2, dns: 1 },
  });
  expect(await stored()).toEqual(before);
});

test("refuses another race of the same slug, unless it may replace it; versions go on", async () => {
  await importFolder();
  const [before] = await stored();
  await expect(importFolder(another)).rejects.toMatchObject({ reason: "slug_taken" });
  expect(await stored()).toEqual([before]);

  const summary = await importFolder(another, { mayReplace: () => true });
  expect(summary).toMatchObject({ outcome: "replaced", passings: 6 });
  const [after, ...others] = await stored();
  expect(others).toEqual([]);
  expect(after!.resultsVersion).toBeGreaterThan(before!.resultsVersion);
  expect(await db.selectFrom("entries").select("bib").execute()).toHaveLength(3);
});

test("replaces no race that people have entered, whatever it may replace", async () => {
  await importFolder();
  const [{ id }] = (await db.selectFrom("events").select("id").execute()) as [{ id: number }];
  const order = await givenOrder(db, id);
  // nothing is chosen in it yet: nobody would miss it
  await importFolder(another, { mayReplace: () => true });
  const [event] = await db.selectFrom("events").select("id").execute();
  expect(await db.selectFrom("orders").select("id").where("id", "=", Number(order)).execute()).toEqual([]);
  const orderId = Number(await givenOrder(db, event!.id));
  const { id: categoryId } = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  await db.insertInto("orderEntries").values({ orderId, categoryId, places: 1, soldBefore: 0 }).execute();
  await expect(importFolder({}, { mayReplace: () => true })).rejects.toMatchObject({ reason: "has_orders" });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([{ id: orderId }]);
  await db.deleteFrom("orders").execute();
});

test("stores one race when several imports of it run together", async () => {
  const outcomes = await Promise.all([importFolder(), importFolder(), importFolder()]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["already_imported", "already_imported", "imported"]);
});

test.each(["entrants.csv", "passings.csv"] as const)("stores nothing when the last line of %s is bad", async (file) => {
  const many = manyEntries(4_000);
  const bad = { ...many, [file]: `${many[file]}"\n` };
  await expect(importFolder(bad)).rejects.toBeInstanceOf(BadRace);
  expect(await stored()).toEqual([]);
  for (const table of ["entries", "passings", "results", "categories"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test("keeps a replaced race when the new one is bad", async () => {
  await importFolder();
  const before = await stored();
  const bad = { "passings.csv": "checkpoint,bib,at\nCP9,101,2026-11-22T07:00:00Z\n" };
  await expect(importFolder(bad, { mayReplace: () => true })).rejects.toBeInstanceOf(BadRace);
  expect(await stored()).toEqual(before);
});

test("adds a sport that the list does not have, and says so", async () => {
  const race = smallRace["race.json"].replace('"trail"', '"sky-run"');
  expect(await importFolder({ "race.json": race })).toMatchObject({ newEventType: "sky-run" });
});

test("reports its progress", async () => {
  const seen: string[] = [];
  const onProgress = (phase: string, done: number) => seen.push(`${phase} ${done}`);
  await importFolder(manyEntries(2_000), { onProgress });
  expect(seen).toEqual(["entries 2000", "passings 5000", "passings 6000", "results 2000"]);
});

test("stores nothing when a line of expected.csv is bad, although it would not store it", async () => {
  const expected = "bib,status,timeMs,overallRank,genderRank,ageGroupRank\n101,won,1,1,1,1\n";
  await expect(importFolder({ "expected.csv": expected })).rejects.toMatchObject({
    problems: [{ file: "expected.csv", line: 2, code: "bad_result_status" }],
  });
  expect(await stored()).toEqual([]);
});

describe("the same race again, changed meanwhile", () => {
  const changeByStaff = async (eventId: number) => {
    await db.updateTable("entries").set({ firstName: "แก้แล้ว" }).where("eventId", "=", eventId).execute();
    await db.transaction().execute((tx) =>
      recordChange(
        tx,
        { username: "chief", address: "::1" },
        {
          action: "entry-save",
          eventId,
          subject: { kind: "entry", id: 1, name: "101" },
        },
      ),
    );
  };
  const names = async () => (await db.selectFrom("entries").select("firstName").orderBy("id").execute())[0]?.firstName;

  test("stays, and the summary says what changed", async () => {
    const { eventId } = await importFolder();
    await changeByStaff(eventId);
    const read = { checkpoint: "CP1", bib: "101", at: Date.parse("2026-11-22T06:20:00+07:00") };
    await recordPassings(db, eventId, [read]);
    expect(await importFolder()).toMatchObject({ outcome: "already_imported", changedSince: { edits: 1, reads: 1 } });
    expect(await names()).toBe("แก้แล้ว");
  });

  test("is replaced where that was asked for", async () => {
    const { eventId } = await importFolder();
    const asked = { mayReplace: () => true, replaceChanged: true };
    expect(await importFolder({}, asked)).toMatchObject({ outcome: "already_imported", changedSince: { edits: 0 } });
    await changeByStaff(eventId);
    expect(await importFolder({}, asked)).toMatchObject({ outcome: "replaced", changedSince: { edits: 1, reads: 0 } });
    expect(await names()).toBe("สมหญิง");
    expect(await importFolder({}, asked)).toMatchObject({ outcome: "already_imported", changedSince: { edits: 0 } });
  });
});

test("tells what may be right but seldom is, and stores it", async () => {
  const race = smallRace["race.json"]
    .replace("2026-11-22T06:00:00+07:00", "2026-11-22T09:00:00+07:00")
    .replace('"gender":"any"', '"gender":"F"');
  const entrants = `${smallRace["entrants.csv"]}a7,10K,ก,ข,F,,THA,\nA7,10K,ค,ง,F,,THA,\n007,10K,จ,ฉ,F,,THA,\n7,10K,ช,ซ,F,,THA,\n`;
  const { outcome, doubts } = await importFolder({ "race.json": race, "entrants.csv": entrants });
  expect(outcome).toBe("imported");
  expect(doubts).toEqual([
    { code: "other_gender", subject: "10K", count: 2, examples: ["102", "103"] },
    { code: "gun_after_reads", subject: "10K", count: 5, examples: [] },
    { code: "bibs_alike", subject: "", count: 2, examples: ["A7 = a7", "007 = 7"] },
  ]);
});
