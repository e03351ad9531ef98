import { afterAll, afterEach, expect, test } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenRaceFolder, smallRace } from "../../testing/given-race-folder.ts";
import { openRaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";
import { beginReplay, endReplay, feedDueReads } from "./replay-race.service.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);
afterEach(async () => {
  await db.deleteFrom("events").execute();
});

const now = Date.parse("2027-03-01T15:00:00.400+07:00");
const minute = 60_000;
const options = { slug: "again", speed: 20, fromMs: 0, resume: false };

async function begin(changes = {}, at = now, folder = {}) {
  return beginReplay(db, await openRaceFolder(await givenRaceFolder(folder)), { ...options, ...changes }, () => at);
}

const statuses = async () => {
  const rows = await db
    .selectFrom("results")
    .innerJoin("entries", "entries.id", "results.entryId")
    .select(["bib", "status", "timeMs", "ageGroup"])
    .orderBy("bib")
    .execute();
  return rows.map(({ bib, status, timeMs, ageGroup }) => `${bib} ${status} ${timeMs} ${ageGroup}`);
};

test("begins now, as a race under way, and gives the results of the race when it is over", async () => {
  const replay = await begin();
  expect(replay.gunAt).toBe(Date.parse("2027-03-01T15:00:00+07:00"));
  const [event] = await db.selectFrom("events").selectAll().execute();
  expect(event).toMatchObject({ slug: "again", state: "live", startsOn: "2027-03-01", endsOn: "2027-03-01" });
  expect(await statuses()).toEqual(["101 registered null all", "102 registered null all", "103 registered null all"]);

  await feedDueReads(db, replay, now + 1_000);
  expect(await statuses()).toEqual(["101 started null all", "102 started null all", "103 registered null all"]);
  await feedDueReads(db, replay, now + (44.5 / 20) * minute);
  expect(await statuses()).toEqual(["101 started null all", "102 finished 2640250 all", "103 registered null all"]);
  expect(replay.replayer.isDone()).toBe(false);
  await feedDueReads(db, replay, now + 3 * minute);
  expect(replay.replayer.isDone()).toBe(true);
  await endReplay(db, replay);
  expect(await statuses()).toEqual(["101 finished 2710500 all", "102 finished 2640250 all", "103 dns null all"]);
});

test("begins in the middle, with all that happened before", async () => {
  const replay = await begin({ fromMs: 30 * minute });
  await feedDueReads(db, replay, now);
  expect(await statuses()).toEqual(["101 started null all", "102 on_course null all", "103 registered null all"]);
});

test("sends the stored reads again when it is resumed, and stores nothing twice", async () => {
  const first = await begin();
  await feedDueReads(db, first, now + 1.5 * minute);
  const later = now + 24 * 60 * minute;
  const second = await begin({ resume: true }, later);
  expect(second).toMatchObject({ eventId: first.eventId, gunAt: first.gunAt });
  expect(await feedDueReads(db, second, later)).toBe(3);
  expect(await db.selectFrom("passings").select("id").execute()).toHaveLength(3);
  expect(second.replayer.raceNow(later) - second.gunAt).toBe(20 * minute);
});

test("gives the same reads until they are stored", async () => {
  const { replayer } = await begin();
  const due = replayer.due(now + minute, 2);
  expect(replayer.due(now + minute, 2)).toEqual(due);
  replayer.take(2);
  expect(replayer.due(now + minute, 2)).not.toEqual(due);
});

test("keeps the age groups of the day of the race", async () => {
  const race = {
    ageGroups: [
      { code: "young", from: 0, to: 26 },
      { code: "older", from: 27, to: null },
    ],
  };
  const json = JSON.parse(smallRace["race.json"]);
  Object.assign(json.categories[0], race);
  await begin({}, Date.parse("2040-01-01T00:00:00Z"), { "race.json": JSON.stringify(json) });
  expect((await statuses()).map((line) => line.split(" ").at(-1))).toEqual(["older", "older", "young"]);
});

test("replaces an earlier replay, but no other event, and resumes only a replay", async () => {
  await begin();
  const second = await begin({}, now + 60 * minute);
  expect(await db.selectFrom("events").select("id").execute()).toEqual([{ id: second.eventId }]);

  await importRace(db, await openRaceFolder(await givenRaceFolder()));
  await expect(begin({ slug: "doi-suthep-10k" })).rejects.toMatchObject({ reason: "slug_taken" });
  await expect(begin({ slug: "doi-suthep-10k", resume: true })).rejects.toMatchObject({ reason: "other_race" });
  await expect(begin({ slug: "nothing-here", resume: true })).rejects.toMatchObject({ code: "event_not_found" });
});

test("stores nothing of a bad folder", async () => {
  await expect(
    begin({}, now, { "passings.csv": "checkpoint,bib,at\nCP9,101,2026-11-22T07:00:00Z\n" }),
  ).rejects.toMatchObject({ count: 1 });
  expect(await db.selectFrom("events").select("id").execute()).toEqual([]);
});
