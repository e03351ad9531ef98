import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenRaceFolder, smallRace } from "../../testing/given-race-folder.ts";
import { insertKitSteps } from "../kits/kits.repository.ts";
import { exportRace } from "./export-race.service.ts";
import { BadRace } from "./folder-problems.ts";
import { openRaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";
import { shiftRace } from "./shift-race.service.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);
afterEach(async () => {
  await db.deleteFrom("events").execute();
});

const slug = "doi-suthep-10k";
const outAt = "2026-11-21T10:30:00.000Z";
const people = [
  ["101", "มานี", outAt],
  ["", "ปิติ", "2026-11-21T17:45:00.123+07:00"],
  ["103", "ชูใจ", ""],
] as const;
const folder = (rows: readonly (readonly string[])[]) => ({
  "race.json": smallRace["race.json"],
  "entrants.csv": `bib,category,firstName,lastName,gender,kitAt\n${rows
    .map(([bib, name, kitAt]) => `${bib},10K,${name},ใจดี,F,${kitAt}`)
    .join("\n")}\n`,
  "passings.csv": "checkpoint,bib,chip,at,source,device\n",
  "penalties.csv": null,
  "expected.csv": null,
});
const open = async (rows: readonly (readonly string[])[] = people) =>
  openRaceFolder(await givenRaceFolder(folder(rows)));

const kits = async () =>
  (
    await db
      .selectFrom("kitRecords as k")
      .innerJoin("entries as e", "e.id", "k.entryId")
      .select(["e.firstName", "k.step", "k.happenedAt", "k.pickedUpBy"])
      .orderBy("e.id")
      .orderBy("k.step")
      .execute()
  ).map(({ firstName, step, happenedAt }) => [firstName, step, happenedAt]);

async function exported(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "te-kits-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  await exportRace(db, slug, join(parent, "race"));
  return readFile(join(parent, "race", "entrants.csv"), "utf8");
}

/** The column of each line, the head first. */
function columnOf(table: string, name: string): string[] {
  const [head = "", ...lines] = table.trim().split("\n");
  const at = head.trim().split(",").indexOf(name);
  return lines.map((line) => line.trim().split(",")[at]!);
}

test("whose kit is out stays so, of people without a bib, too", async () => {
  await importRace(db, await open());
  expect(await kits()).toEqual([
    ["มานี", 1, Date.parse(outAt)],
    ["ปิติ", 1, Date.parse("2026-11-21T10:45:00.123Z")],
  ]);
  expect(columnOf(await exported(), "kitAt")).toEqual([outAt, "2026-11-21T10:45:00.123Z", ""]);
});

test("a kit that was taken back is not out, and one that was handed out again is", async () => {
  const { eventId } = await importRace(db, await open());
  const idOf = async (bib: string) =>
    (await db.selectFrom("entries").select("id").where("bib", "=", bib).executeTakeFirstOrThrow()).id;
  const step = (at: number) => ({ at, by: "desk", desk: "", pickedUpBy: "พี่สาว", reason: "", tookMs: null });
  const [first, third] = [await idOf("101"), await idOf("103")];
  await db.transaction().execute((tx) =>
    insertKitSteps(tx, eventId, [
      { entryId: first, after: 1, ...step(1_800_000_000_000), submit: "a" },
      { entryId: third, after: 0, ...step(1_800_000_000_000), submit: "b" },
      { entryId: third, after: 1, ...step(1_800_000_001_000), submit: "c" },
      { entryId: third, after: 2, ...step(1_800_000_002_000), submit: "d" },
    ]),
  );
  const table = await exported();
  expect(columnOf(table, "kitAt")).toEqual(["", "2026-11-21T10:45:00.123Z", "2027-01-15T08:00:02.000Z"]);
  // who came for it is nobody's business
  expect(table).not.toContain("พี่สาว");
});

test("a replaced race has the kits of the new folder, and a replay moves them with the race", async () => {
  await importRace(db, await open());
  await importRace(
    db,
    await open([
      ["101", "มานี", ""],
      ["104", "วีระ", outAt],
    ]),
    { mayReplace: () => true },
  );
  expect(await kits()).toEqual([["วีระ", 1, Date.parse(outAt)]]);
  await db.deleteFrom("events").execute();
  await importRace(db, shiftRace(await open(), { slug: "again", shiftMs: 60_000, fingerprint: "f" }));
  expect((await kits())[0]).toEqual(["มานี", 1, Date.parse(outAt) + 60_000]);
});

test("what is no instant is a bad line", async () => {
  const source = await open([["101", "มานี", "yesterday"]]);
  await expect(importRace(db, source)).rejects.toThrow(BadRace);
});
