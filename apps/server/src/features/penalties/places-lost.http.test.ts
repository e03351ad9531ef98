import { docketDecide, docketPropose, docketTry } from "@time-event/contract/docket";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webPlayerGet } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import { withPlacesLost } from "@time-event/domain/results/places-lost";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { createKeptRaces, type KeptRaces } from "../passings/kept-races.ts";
import { recordPassings, storePassings, voidReads } from "../passings/passings.service.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { entryIdsAfter, loadEntriesToJudge } from "../results/results.repository.ts";
import { beginResults, judgeAndStore, recomputeEvent, toEntry } from "../results/results.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const bibs = ["1", "2", "3", "4"];
let given: GivenApp;
let ann: string;
let ben: string;
let slug = "";
let eventId: number;
let races = 0;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  ann = await givenSignedIn(given, "ann", "timing_official");
  ben = await givenSignedIn(given, "ben", "timing_official");
});
afterAll(() => given.stop());

/** Bibs 1 to 3 have finished, a minute apart. */
beforeEach(async () => {
  slug = `places-${++races}`;
  eventId = await givenRace(given.db, givenRaceDefinition({ slug }), {
    entries: bibs.map((bib) => givenEntry(bib)),
    passings: ["1", "2", "3"].map((bib, at) => givenPassing(bib, "FIN", 50 + at)),
  });
});

const places = async () =>
  (await callWebApi(given.url, webRegisterResultList, { event: slug })).data.map(
    ({ bib, overallRank, placesLost }) => `${overallRank ?? "-"}:${bib}${placesLost ? ` -${placesLost}` : ""}`,
  );

async function decided(bib: string, placesLost: number) {
  const body = { eventId, bib, rule: "", effect: { kind: "places" as const, placesLost }, reason: "กีดขวาง" };
  const { reply } = await post(given.url, docketPropose, body, bearing(ann));
  return decide(reply!.data, "decide");
}

async function decide({ id, revision }: { id: number; revision: number }, step: "decide" | "revoke") {
  const body = { eventId, id, revision, step, note: "เห็นเอง", appealMinutes: 0 };
  return (await post(given.url, docketDecide, body, bearing(ben))).reply!.data;
}

it("foresees, takes and gives back places, and says so to everybody", async () => {
  const tried = await get(given.url, docketTry, ann, { eventId, bib: "1", places: 2 });
  expect(tried.reply!.data.rows.map(({ bib, before, after }) => [bib, before.overall, after.overall])).toEqual([
    ["1", 1, 3],
    ["2", 2, 1],
    ["3", 3, 2],
  ]);
  const one = await decided("1", 2);
  expect(one.effect).toEqual({ kind: "places", placesLost: 2 });
  await expect.poll(places).toEqual(["1:2", "2:3", "3:1 -2", "-:4"]);
  const page = (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "1" })).data;
  expect(page).toMatchObject({
    result: { overallRank: 3, timeMs: 50 * minute, gapMs: null },
    penalties: [{ places: 2, timeMs: null }],
    why: { placesLost: 2, ahead: { bib: "3", gapMs: null } },
  });
  expect((await callWebApi(given.url, webPenaltyList, { event: slug })).data).toMatchObject([{ bib: "1", places: 2 }]);

  await decide(one, "revoke");
  await expect.poll(places).toEqual(["1:1", "2:2", "3:3", "-:4"]);
});

it("puts whoever lost places behind others who come in later, and keeps them there when these are taken back", async () => {
  await decided("3", 1);
  await expect.poll(places).toEqual(["1:1", "2:2", "3:3 -1", "-:4"]);
  const late = { bib: "4", checkpoint: "FIN", at: gunAt + 70 * minute };
  await recordPassings(given.db, eventId, [late]);
  await expect.poll(places).toEqual(["1:1", "2:2", "3:4", "4:3 -1"]);
  await given.db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    await judgeAndStore(tx, rules, version, await voidReads(tx, eventId, [late]));
  });
  // nobody announced it: the next look finds it
  await expect.poll(places, { timeout: 5_000 }).toEqual(["1:1", "2:2", "3:3 -1", "-:4"]);
});

const stored = async () =>
  (
    await given.db
      .selectFrom("results")
      .select(["entryId", "rankKey", "otherRankKey", "placesLost", "ownRankKey"])
      .where("eventId", "=", eventId)
      .orderBy("entryId")
      .execute()
  ).map((row) => ({ ...row }));

/** The whole race judged at once. */
async function truth() {
  const rules = (await loadRaceRules(given.db, eventId))!;
  const entries = await given.db
    .transaction()
    .execute(async (tx) => loadEntriesToJudge(tx, eventId, await entryIdsAfter(tx, eventId, 0, 1_000)));
  const [category] = [...rules.categories.values()];
  const standings = entries.map((entry) => {
    const own = toEntry(entry, category!, rules.startsOn);
    const result = judgeEntry(category!, rules.checkpoints, own, entry.passings, entry.penalties, rules);
    const { rankKey, otherRankKey, placesLost } = result;
    return { id: entry.id, gender: entry.gender, ageGroup: null, rankKey, otherRankKey, placesLost };
  });
  const own = new Map(standings.map(({ id, rankKey }) => [id, rankKey]));
  return withPlacesLost(standings).map(({ id, rankKey, otherRankKey, placesLost }) => ({
    entryId: id,
    rankKey,
    otherRankKey,
    placesLost,
    ownRankKey: placesLost > 0 ? own.get(id) : null,
  }));
}

it("places everybody as a whole judging does, in whatever order reads and penalties come", async () => {
  const step = fc.record({
    kind: fc.constantFrom("read", "read", "read", "take back", "penalty", "lift"),
    process: fc.constantFrom(0, 0, 1),
    bib: fc.constantFrom(...bibs),
    minutes: fc.integer({ min: 40, max: 46 }),
    places: fc.integer({ min: 1, max: 3 }),
  });
  const judgeBib = (bib: string, change: (tx: Parameters<typeof voidReads>[0], id: number) => Promise<unknown>) =>
    given.db.transaction().execute(async (tx) => {
      const { version, rules } = await beginResults(tx, eventId);
      const { id } = await tx
        .selectFrom("entries")
        .select("id")
        .where("eventId", "=", eventId)
        .where("bib", "=", bib)
        .executeTakeFirstOrThrow();
      await change(tx, id);
      await judgeAndStore(tx, rules, version, [id]);
    });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await given.db.deleteFrom("penalties").where("eventId", "=", eventId).execute();
      await given.db.transaction().execute((tx) => recomputeEvent(tx, eventId));
      const processes: KeptRaces[] = [createKeptRaces(), createKeptRaces()];
      for (const { kind, process, bib, minutes, places: lost } of steps) {
        const read = { bib, checkpoint: "FIN", at: gunAt + minutes * minute };
        if (kind === "read") {
          await given.db.transaction().execute((tx) => storePassings(tx, eventId, [read], processes[process]!));
        } else if (kind === "take back") await judgeBib(bib, (tx) => voidReads(tx, eventId, [read]));
        else if (kind === "lift") {
          await judgeBib(bib, (tx, id) => tx.deleteFrom("penalties").where("entryId", "=", id).execute());
        } else {
          await judgeBib(bib, (tx, id) =>
            sql`insert into penalties (event_id, entry_id, places) values (${eventId}, ${id}, ${lost})`.execute(tx),
          );
        }
        expect(await stored()).toEqual(await truth());
      }
    }),
    { numRuns: Number(process.env.ORACLE_RUNS ?? 8) },
  );
});
