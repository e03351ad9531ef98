import { type CategoryForm, categoryList, categorySave } from "@time-event/contract/categories";
import { webEventList } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import { allLapsAt, mayCompleteLap, withLeader } from "@time-event/domain/results/leader-of-laps";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { loadCardContent } from "../events/card.queries.ts";
import { cardDrawing } from "../events/card-drawing.ts";
import { createKeptRaces } from "../passings/kept-races.ts";
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
  slug = `backyard-${++races}`;
  const category = { checkpoints: ["START", "LAP"], lapsEnd: "last" as const, lapEveryMs: 60 * minute };
  const race = givenRaceDefinition({ slug, category });
  const line = { ...race.checkpoints[2]!, code: "LAP", kind: "lap" as const, distanceM: 6_706 };
  const entries = ["1", "2", "3"].map((bib) => givenEntry(bib));
  eventId = await givenRace(given.db, { ...race, checkpoints: [race.checkpoints[0]!, line] }, { entries });
});

const read = (bib: string, minutes: number) => ({ bib, checkpoint: "LAP", at: gunAt + Math.round(minutes * minute) });

async function stored() {
  return given.db
    .selectFrom("results as r")
    .innerJoin("entries as e", "e.id", "r.entryId")
    .select(["e.bib", "r.status", "r.laps", "r.timeMs", "r.rankKey", "r.flags"])
    .where("r.eventId", "=", eventId)
    .orderBy("e.bib")
    .execute();
}
const lapsOf = async () => (await stored()).map(({ bib, status, laps }) => `${bib} ${status} ${laps}`);

/** What the rules make of the whole race at once: it knows nothing of what was stored of the last one. */
async function truth() {
  const rules = (await loadRaceRules(given.db, eventId))!;
  const entries = await given.db
    .transaction()
    .execute(async (tx) => loadEntriesToJudge(tx, eventId, await entryIdsAfter(tx, eventId, 0, 1_000)));
  const category = withLeader([...rules.categories.values()][0]!, []);
  const judged = (by: typeof category) =>
    entries.map((one) => {
      const entry = toEntry(one, category, rules.startsOn);
      return judgeEntry(by, rules.checkpoints, entry, one.passings, one.penalties, rules);
    });
  const alone = judged(category);
  const instants = entries.map((one, at) =>
    allLapsAt(category, rules.checkpoints, toEntry(one, category, rules.startsOn), one.passings, {
      ...rules,
      isDisqualified: alone[at]!.status === "dsq",
    }),
  );
  const racing = alone.map(mayCompleteLap);
  return judged(withLeader(category, instants, racing))
    .map(({ status, laps, timeMs, rankKey, flags }, at) => ({
      bib: entries[at]!.bib,
      status,
      laps,
      timeMs,
      rankKey,
      flags,
    }))
    .toSorted((a, b) => a.bib.localeCompare(b.bib));
}

async function rule(bib: string, ruledStatus: "dnf" | "dsq" | null) {
  await given.db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const { id } = await tx
      .selectFrom("entries")
      .select("id")
      .where("eventId", "=", eventId)
      .where("bib", "=", bib)
      .executeTakeFirstOrThrow();
    await tx.updateTable("entries").set({ ruledStatus }).where("id", "=", id).execute();
    await judgeAndStore(tx, rules, version, [id]);
  });
}

it("declares the last one once everybody else is out, and takes it back", async () => {
  await recordPassings(given.db, eventId, [read("1", 50), read("2", 55), read("3", 59), read("1", 110)]);
  expect(await lapsOf()).toEqual(["1 on_course 2", "2 on_course 1", "3 on_course 1"]);
  await rule("2", "dnf");
  expect(await lapsOf()).toEqual(["1 on_course 2", "2 dnf 1", "3 on_course 1"]);
  // ten seconds too late
  await recordPassings(given.db, eventId, [read("3", 120 + 10 / 60)]);
  expect(await lapsOf()).toEqual(["1 finished 2", "2 dnf 1", "3 dnf 1"]);
  const winner = async () => (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "1" })).data;
  // this process hears of it
  await expect.poll(winner).toMatchObject({
    result: { overallRank: 1 },
    why: { yards: { everyMs: 60 * minute, missedAt: null } },
  });
  const third = (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "3" })).data;
  expect(third.why.yards).toEqual({ everyMs: 60 * minute, missedAt: gunAt + 120 * minute, placesByLaps: false });
  await rule("1", "dsq");
  expect(await lapsOf()).toEqual(["1 dsq 2", "2 dnf 1", "3 dnf 1"]);
  await rule("1", null);
  expect(await lapsOf()).toEqual(["1 finished 2", "2 dnf 1", "3 dnf 1"]);
});

it("gives the same results in whatever order reads and rulings come, and as a whole judging", async () => {
  const step = fc.record({
    kind: fc.constantFrom("lap", "lap", "lap", "lap", "stray", "take back", "dnf", "dnf", "dnf", "dsq", "none"),
    process: fc.constantFrom(0, 0, 1),
    bib: fc.constantFrom("1", "2", "3"),
    lap: fc.integer({ min: 0, max: 3 }),
    minutes: fc.constantFrom(45, 50, 55, 60, 60.2),
  });
  let won = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      await given.db.deleteFrom("passings").where("eventId", "=", eventId).execute();
      await given.db.updateTable("entries").set({ ruledStatus: null }).where("eventId", "=", eventId).execute();
      await given.db.transaction().execute((tx) => recomputeEvent(tx, eventId));
      const processes = [createKeptRaces(), createKeptRaces()];
      const done: Record<string, number> = { "1": 1, "2": 1, "3": 1 };
      await recordPassings(given.db, eventId, [read("1", 50), read("2", 50), read("3", 50)]);
      for (const { kind, process, bib, lap, minutes } of steps) {
        const one = read(bib, (kind === "lap" ? done[bib]!++ : lap) * 60 + minutes);
        if (kind === "lap" || kind === "stray") {
          await given.db.transaction().execute((tx) => storePassings(tx, eventId, [one], processes[process]!));
        } else if (kind === "take back") {
          await given.db.transaction().execute(async (tx) => {
            const { version, rules } = await beginResults(tx, eventId);
            await judgeAndStore(tx, rules, version, await voidReads(tx, eventId, [one]));
          });
        } else await rule(bib, kind === "none" ? null : kind);
        const now = await stored();
        expect(now).toEqual(await truth());
        won += now.filter(({ status, laps }) => status === "finished" && laps > 1).length;
      }
    }),
    { numRuns: Number(process.env.ORACLE_RUNS ?? 12) },
  );
  expect(won).toBeGreaterThan(0);
});

it("foresees that other clocks at the line make another one the last", async () => {
  await recordPassings(given.db, eventId, [
    read("1", 50),
    read("2", 55),
    read("1", 110),
    read("2", 121),
    read("3", 61),
  ]);
  expect(await lapsOf()).toEqual(["1 finished 2", "2 dnf 1", "3 dnf 0"]);
  const { id } = await given.db
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("bib", "=", "2")
    .executeTakeFirstOrThrow();
  const moves = new Map([[id, [{ checkpoint: "LAP", from: gunAt + 121 * minute, to: gunAt + 119 * minute }]]]);
  const { moved } = await whatIfReadsMove(given.db, eventId, moves);
  expect(moved.map(({ before, after }) => [before.overall, after.overall])).toContainEqual([1, null]);
});

it("is refused with laps or a limit, or without an interval", async () => {
  const [row] = (await get(given.url, categoryList, manager, { eventId })).reply!.data;
  const save = async (form: Partial<CategoryForm>) =>
    (await post(given.url, categorySave, { ...row!, eventId, id: row!.id, ...form }, bearing(manager))).problem?.errors;
  const refused = [{ path: "lapsEnd", code: "last_needs_interval" }];
  expect(await save({ laps: 3 })).toEqual(refused);
  expect(await save({ timeLimitMs: 60 * minute })).toEqual(refused);
  expect(await save({ lapEveryMs: null })).toEqual(refused);
  expect(await save({ lapEveryMs: 30 * minute })).toBeUndefined();
});

it("is known by how often a lap begins, in lists and on pictures, and not by the length of a lap", async () => {
  const { data } = await callWebApi(given.url, webEventList, {});
  expect(data.find((event) => event.slug === slug)?.distancesM).toEqual([]);
  const card = (await loadCardContent(given.db, slug))!;
  expect(cardDrawing(card, "en")).toContain(">6.7 km every hour<");
  expect(cardDrawing(card, "th")).toContain(">6.7 km ทุกชั่วโมง<");
});
