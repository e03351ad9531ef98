import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenRaceFolder, smallRace } from "../../testing/given-race-folder.ts";
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

const boot = "2000-01-01T00:00:00.000Z";
/** The gate of the finish was never set: it says the first minutes of 2000. */
const clock = {
  checkpoint: "FIN",
  device: "gate",
  toAt: "2001-01-01T00:00:00.000Z",
  offsetMs: Date.parse("2026-11-22T06:40:00+07:00") - Date.parse(boot),
  kind: "estimate",
  pairs: 12,
  spreadMs: 400,
  reason: "ไม่เคยตั้งนาฬิกา",
  by: "timing",
  at: "2026-11-22T08:00:00.000Z",
};
const reads =
  "checkpoint,bib,chip,at,source,device\nSTART,101,,2026-11-22T06:00:00+07:00,mat,\nFIN,101,,2000-01-01T00:00:01Z,chip,gate\n";
const race = (clocks: unknown) => ({
  "race.json": JSON.stringify({ ...JSON.parse(smallRace["race.json"]), clocks }),
  "passings.csv": reads,
  "penalties.csv": null,
  "expected.csv": null,
});
const open = async (clocks: unknown) => openRaceFolder(await givenRaceFolder(race(clocks)));
const timeOf101 = async () =>
  (
    await db
      .selectFrom("results as r")
      .innerJoin("entries as e", "e.id", "r.entryId")
      .select("r.gunMs")
      .where("e.bib", "=", "101")
      .executeTakeFirstOrThrow()
  ).gunMs;

test("reads count by the clocks of the folder, and an export gives the same folder", async () => {
  await importRace(db, await open([clock]));
  expect(await timeOf101()).toBe(40 * 60_000 + 1_000);
  const parent = await mkdtemp(join(tmpdir(), "te-clocks-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const target = join(parent, "race");
  await exportRace(db, "doi-suthep-10k", target);
  expect(JSON.parse(await readFile(join(target, "race.json"), "utf8")).clocks).toEqual([clock]);
  expect(await readFile(join(target, "passings.csv"), "utf8")).toContain("2000-01-01T00:00:01.000Z,chip,gate");

  await db.deleteFrom("events").execute();
  await importRace(db, await openRaceFolder(target));
  expect(await timeOf101()).toBe(40 * 60_000 + 1_000);
});

test("a clock moves with its race", async () => {
  const moved = shiftRace(await open([clock]), { slug: "moved", shiftMs: 1_000, fingerprint: "moved" });
  expect(moved.race.clocks).toMatchObject([{ fromAt: null, toAt: Date.parse(clock.toAt) + 1_000 }]);
});

test("refuses reads without their clock, and clocks that cannot be", async () => {
  const refused = async (clocks: unknown) => {
    const source = await open(clocks).catch((error: unknown) => error);
    const error = source instanceof BadRace ? source : await importRace(db, source as never).catch((e: unknown) => e);
    return (error as BadRace).problems.map(({ code, detail }) => `${code} ${detail}`);
  };
  expect(await refused([])).toEqual(["clock_not_set 2000-01-01T00:00:01Z"]);
  const { offsetMs: _offsetMs, ...without } = clock;
  expect(await refused([without])).toEqual(["bad_race clocks[0].offsetMs: missing"]);
  expect(await refused([{ ...clock, checkpoint: "MOON" }])).toEqual([
    "bad_race clocks[0].checkpoint: unknown checkpoint (MOON)",
  ]);
  expect(await refused([{ ...clock, fromAt: clock.toAt }])).toEqual(["bad_race clocks[0].toAt: out of range"]);
});
