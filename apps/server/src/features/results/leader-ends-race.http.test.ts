import { type CategoryForm, categoryList, categorySave } from "@time-event/contract/categories";
import { webPlayerGet } from "@time-event/contract/players";
import { readUndo, readVoid } from "@time-event/contract/read-changes";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import { allLapsAt, withLeader } from "@time-event/domain/results/leader-of-laps";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type TimestampText, toTimestamp } from "../../db/column-types.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { createKeptRaces, type KeptRaces } from "../passings/kept-races.ts";
import type { IncomingPassing } from "../passings/passings.repository.ts";
import { recordPassings, storePassings, voidReads } from "../passings/passings.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import { entryIdsAfter, loadEntriesToJudge } from "./results.repository.ts";
import { beginResults, judgeAndStore, recomputeEvent, toEntry } from "./results.service.ts";
import { whatIfReadsMove } from "./what-if-reads.service.ts";

const minute = 60_000;
let given: GivenApp;
let manager: string;
let slug = "";
let eventId: number;
let races = 0;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 100 * minute });
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `xco-${++races}`;
  const race = givenRaceDefinition({ slug, category: { checkpoints: ["START", "LAP"], laps: 3, lapsEnd: "leader" } });
  const checkpoints = [
    race.checkpoints[0]!,
    { ...race.checkpoints[2]!, code: "LAP", kind: "lap" as const, distanceM: 4_000 },
  ];
  eventId = await givenRace(
    given.db,
    { ...race, checkpoints },
    { entries: ["1", "2", "3", "4"].map((bib) => givenEntry(bib)) },
  );
});

/** Bib 1 leads and is done after an hour; 2 is not lapped, 3 is lapped once, 4 stops after a lap. */
const crossings = { "1": [20, 40, 60], "2": [21, 42, 63], "3": [31, 62, 93], "4": [30] };
const read = (bib: string, minutes: number, checkpoint = "LAP"): IncomingPassing => ({
  checkpoint,
  bib,
  at: gunAt + minutes * minute,
});
const allReads = Object.entries(crossings).flatMap(([bib, laps]) => [
  read(bib, 0, "START"),
  ...laps.map((minutes) => read(bib, minutes)),
]);
const store = (kept: KeptRaces, reads: readonly IncomingPassing[]) =>
  given.db.transaction().execute((tx) => storePassings(tx, eventId, reads, kept));

/** Stores reads and then fails, as at a full disk. */
const storeInVain = (kept: KeptRaces, reads: readonly IncomingPassing[]) =>
  given.db
    .transaction()
    .execute(async (tx) => {
      await storePassings(tx, eventId, reads, kept);
      throw new Error("in vain");
    })
    .catch((error: Error) => expect(error.message).toBe("in vain"));

async function stored() {
  const rows = await given.db
    .selectFrom("results as r")
    .innerJoin("entries as e", "e.id", "r.entryId")
    .select(["e.bib", "r.status", "r.laps", "r.timeMs", "r.rankKey", "r.flags"])
    .where("r.eventId", "=", eventId)
    .orderBy("e.bib")
    .execute();
  return rows;
}
const lapsOf = async () => (await stored()).map(({ bib, status, laps }) => `${bib} ${status} ${laps}`);
const afterRace = ["1 finished 3", "2 finished 3", "3 finished 2", "4 on_course 1"];

/** What the rules make of the whole race at once: it knows nothing of what was stored of the leader. */
async function truth() {
  const rules = (await loadRaceRules(given.db, eventId))!;
  const entries = await given.db
    .transaction()
    .execute(async (tx) => loadEntriesToJudge(tx, eventId, await entryIdsAfter(tx, eventId, 0, 1_000)));
  const [category] = [...rules.categories.values()];
  const known = entries.map((stored) => ({ ...stored, entry: toEntry(stored, category!, rules.startsOn) }));
  const raced = withLeader(
    category!,
    known.map(({ entry, passings }) => allLapsAt(category!, rules.checkpoints, entry, passings, rules)),
  );
  return known
    .map(({ bib, entry, passings, penalties }) => {
      const result = judgeEntry(raced, rules.checkpoints, entry, passings, penalties, rules);
      const { status, laps, timeMs, rankKey, flags } = result;
      return { bib, status, laps, timeMs, rankKey, flags };
    })
    .toSorted((a, b) => a.bib.localeCompare(b.bib));
}

async function idOf(bib: string) {
  const { id } = await given.db
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("bib", "=", bib)
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody else, who keeps nothing, takes a read back. */
const takeBack = (one: IncomingPassing) =>
  given.db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const ids = await voidReads(tx, eventId, [one]);
    await judgeAndStore(tx, rules, version, ids);
  });

it("gives the same results in whatever order reads come, and as a whole judging", async () => {
  const step = fc.record({
    kind: fc.constantFrom("store", "store", "store", "store", "take back", "fail"),
    process: fc.constantFrom(0, 0, 0, 1),
    reads: fc.array(fc.record({ bib: fc.constantFrom("1", "2", "3", "4"), minutes: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await given.db.deleteFrom("passings").where("eventId", "=", eventId).execute();
      await given.db.transaction().execute((tx) => recomputeEvent(tx, eventId));
      const processes = [createKeptRaces(), createKeptRaces()];
      for (const { kind, process, reads } of steps) {
        // laps of ten minutes, so that many lead in turn
        const came = reads.map(({ bib, minutes }) => read(bib, minutes * 10 + Number(bib)));
        if (kind === "take back") await takeBack(came[0]!);
        else if (kind === "store") await store(processes[process]!, came);
        else await storeInVain(processes[process]!, came);
        expect(await stored()).toEqual(await truth());
      }
      const before = await stored();
      await given.db.transaction().execute((tx) => recomputeEvent(tx, eventId));
      expect(await stored()).toEqual(before);
    }),
    { numRuns: Number(process.env.ORACLE_RUNS ?? 6) },
  );
});

it("judges the reads after the flag by it, although it keeps in memory by what it judges", async () => {
  const kept = createKeptRaces();
  for (const one of allReads.toSorted((a, b) => a.at - b.at)) {
    await store(kept, [one]);
    expect(await stored()).toEqual(await truth());
  }
  expect(await lapsOf()).toEqual(afterRace);
});

it("judges everybody again when the leader's last lap comes late, is taken back and comes again", async () => {
  const leaders = read("1", 60);
  await recordPassings(
    given.db,
    eventId,
    allReads.filter((one) => one.bib !== "1" || one.at !== leaders.at),
  );
  // until then bib 2 seems to lead
  expect(await lapsOf()).toEqual(["1 on_course 2", "2 finished 3", "3 finished 3", "4 on_course 1"]);
  await recordPassings(given.db, eventId, [leaders]);
  expect(await lapsOf()).toEqual(afterRace);

  const { why } = (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "3" })).data;
  expect(why.flag).toEqual({ at: gunAt + 60 * minute, by: "leader", lapsDown: 1 });

  const { id } = await given.db
    .selectFrom("passings")
    .select("id")
    .where("eventId", "=", eventId)
    .where("bib", "=", "1")
    .orderBy("at", "desc")
    .executeTakeFirstOrThrow();
  const timing = bearing(manager);
  const voided = await post(given.url, readVoid, { eventId, ids: [id], reason: "อ่านผิดคน" }, timing);
  expect(await lapsOf()).toEqual(["1 on_course 2", "2 finished 3", "3 finished 3", "4 on_course 1"]);
  await post(given.url, readUndo, { eventId, changeId: voided.reply!.data.changeId }, timing);
  expect(await lapsOf()).toEqual(afterRace);
});

it("keeps the flag where it fell when the leader is disqualified; nobody waves at who has withdrawn", async () => {
  await recordPassings(given.db, eventId, allReads);
  const rule = (set: { ruledStatus?: "dsq"; withdrawnAt?: TimestampText }) =>
    given.db.transaction().execute(async (tx) => {
      const { version, rules } = await beginResults(tx, eventId);
      await tx
        .updateTable("entries")
        .set(set as never)
        .where("id", "=", leaderId)
        .execute();
      await judgeAndStore(tx, rules, version, [leaderId]);
    });
  const leaderId = await idOf("1");
  await rule({ ruledStatus: "dsq" });
  expect(await lapsOf()).toEqual(["1 dsq 3", ...afterRace.slice(1)]);
  await rule({ withdrawnAt: toTimestamp(gunAt) });
  expect(await lapsOf()).toEqual(["1 dsq 3", "2 finished 3", "3 finished 3", "4 on_course 1"]);
  expect(await stored()).toEqual(await truth());
});

it("follows the category: other numbers of laps, and no such end at all", async () => {
  await recordPassings(given.db, eventId, allReads);
  const [row] = (await get(given.url, categoryList, manager, { eventId })).reply!.data;
  let { revision } = row!;
  const change = async (form: Partial<CategoryForm>) => {
    const body = { ...row!, eventId, id: row!.id, revision, ...form };
    const { reply } = await post(given.url, categorySave, body, bearing(manager));
    ({ revision } = reply!.data);
  };
  await change({ laps: 2 });
  expect(await lapsOf()).toEqual(["1 finished 2", "2 finished 2", "3 finished 2", "4 on_course 1"]);
  await change({ lapsEnd: null, laps: 3 });
  expect(await lapsOf()).toEqual(["1 finished 3", "2 finished 3", "3 finished 3", "4 on_course 1"]);
  await change({ lapsEnd: "leader" });
  expect(await lapsOf()).toEqual(afterRace);
});

it("foresees that other clocks at the line move the flag for everybody", async () => {
  await recordPassings(given.db, eventId, allReads);
  const at = gunAt + 60 * minute;
  const id = await idOf("1");
  const { times, moved } = await whatIfReadsMove(
    given.db,
    eventId,
    new Map([[id, [{ checkpoint: "LAP", from: at, to: at + 2.5 * minute }]]]),
  );
  // bib 3 crossed the line after 62 minutes: the leader would not have been there
  expect([times, moved.length]).toEqual([2, 0]);
  expect(await lapsOf()).toEqual(afterRace);
});
