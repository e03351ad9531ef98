import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Tx } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createTogether } from "../../lib/together.ts";
import { beginResults, judgeAndStore } from "../results/results.service.ts";
import { createKeptRaces, type KeptRaces } from "./kept-races.ts";
import type { IncomingPassing } from "./passings.repository.ts";
import { storePassings, voidReads } from "./passings.service.ts";
import { planReads } from "./planned-reads.ts";
import { bibs, byChip, givenRaceOfSix, read } from "./testing/race-of-six.ts";

let given: GivenDatabase;
let race: Awaited<ReturnType<typeof givenRaceOfSix>>;
let eventId: number;
let kept: KeptRaces;
let races = 0;

beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());
beforeEach(async () => {
  race = await givenRaceOfSix(given.db, `race-${++races}`);
  eventId = race.eventId;
  kept = createKeptRaces();
  await store(kept, read("1", 1, "START"));
});

const transact = <T>(work: (tx: Tx) => Promise<T>) => race.transact(work);
const store = (by: KeptRaces, ...reads: IncomingPassing[]) => race.store(by, ...reads);
const splitsOf = (bib: string) => race.splitsOf(bib);
const expectTrueResults = () => race.expectTrueResults();
const plan = (...reads: IncomingPassing[]) => planReads(given.db, kept, eventId, reads);

/** Plans reads that can be planned, and stores them. */
async function storePlanned(...reads: IncomingPassing[]): Promise<readonly string[] | false> {
  const planned = (await plan(...reads))!;
  return (await planned.store(given.db)) && planned.recorded.fates;
}

/** What staff do: rules somebody out. */
const ruleOut = (bib: string) =>
  transact(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const { id } = await tx
      .updateTable("entries")
      .set({ ruledStatus: "dnf" })
      .where("eventId", "=", eventId)
      .where("bib", "=", bib)
      .returning("id")
      .executeTakeFirstOrThrow();
    await judgeAndStore(tx, rules, version, [id]);
  });
const takeBack = (one: IncomingPassing) =>
  transact(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    await judgeAndStore(tx, rules, version, await voidReads(tx, eventId, [one]));
  });

const countReads = async () => (await given.db.selectFrom("passings").select("id").execute()).length;
const versionNow = async () =>
  (await given.db.selectFrom("resultVersions").selectAll().where("eventId", "=", eventId).executeTakeFirstOrThrow())
    .version;

it("stores reads with their results under the version that it told, those of entries that it had not met among them", async () => {
  const planned = (await plan(read("1", 30), byChip(read("2", 31)), read("404", 32)))!;
  expect(planned.recorded).toMatchObject({ fates: ["stored", "stored", "stored_unknown"], meant: [] });
  expect(await planned.store(given.db)).toBe(true);
  expect(await versionNow()).toBe(planned.recorded.version);
  expect(await splitsOf("1")).toEqual([60_000, 30 * 60_000, null]);
  expect(await splitsOf("2")).toEqual([null, 31 * 60_000, null]);
  await expectTrueResults();
});

it("plans by what the plan before leaves, before that is stored", async () => {
  const first = (await plan(read("1", 30)))!;
  const second = (await plan(read("1", 60, "FIN")))!;
  expect([await first.store(given.db), await second.store(given.db)]).toEqual([true, true]);
  expect(second.recorded.version).toBe(first.recorded.version + 1);
  expect(await splitsOf("1")).toEqual([60_000, 30 * 60_000, 60 * 60_000]);
  await expectTrueResults();
});

it("stores nothing after somebody else changed anything, nor what was planned on top of that", async () => {
  const first = (await plan(read("1", 30)))!;
  const second = (await plan(read("1", 60, "FIN")))!;
  await ruleOut("1");
  const before = await countReads();
  expect([await first.store(given.db), await second.store(given.db)]).toEqual([false, false]);
  expect(await countReads()).toBe(before);
  expect(await plan(read("1", 30))).toBeUndefined();
  await store(kept, read("1", 30));
  expect(await storePlanned(read("1", 60, "FIN"))).toEqual(["stored"]);
  await expectTrueResults();
});

it("leaves to a look at the database what may be stored already", async () => {
  await storePlanned(read("1", 30));
  expect(await plan(read("1", 30))).toBeUndefined();
  expect(await plan(read("2", 30), read("2", 30))).toBeUndefined();
  // it took in nothing of them
  expect(await storePlanned(read("1", 60, "FIN"), read("2", 30))).toEqual(["stored", "stored"]);
  await expectTrueResults();
});

it.each([
  ["taken back", async () => takeBack(read("2", 20))],
  ["of nobody", async () => store(createKeptRaces(), { ...read("404", 20) })],
])("stores nothing if a read is stored already and %s", async (what, happened) => {
  await store(kept, read("2", 20));
  await happened();
  await store(kept, read("1", 2, "START"));
  const again = what === "of nobody" ? read("404", 20) : read("2", 20);
  const before = await countReads();
  const planned = (await plan(again, read("1", 30)))!;
  await expect(planned.store(given.db)).rejects.toMatchObject({ code: "TE001" });
  expect(await countReads()).toBe(before);
  const { fates } = await store(kept, again, read("1", 30));
  expect(fates).toEqual(["repeated", "stored"]);
  await expectTrueResults();
});

it("plans nothing while a transaction changes what is kept, nor after one that failed", async () => {
  let meanwhile: unknown = "not asked";
  const failed = transact(async (tx) => {
    await kept.open(tx, eventId);
    meanwhile = await plan(read("1", 30));
    throw new Error("in vain");
  });
  await expect(failed).rejects.toThrow("in vain");
  expect(meanwhile).toBeUndefined();
  expect(await plan(read("1", 30))).toBeUndefined();
});

it("meets everybody before they are read, once nobody else has changed the race for a while", async () => {
  await store(createKeptRaces(), read("2", 2, "START"));
  await store(kept, read("1", 30));
  await storePlanned(read("3", 30));
  await vi.waitFor(() => expect(kept.peek(eventId)?.entries.size).toBe(2 * bibs.length), { timeout: 10_000 });
  expect(await storePlanned(byChip(read("2", 31)))).toEqual(["stored"]);
  expect(await splitsOf("2")).toEqual([120_000, 31 * 60_000, null]);
  await expectTrueResults();
});

it("plans nothing where one result can change others", async () => {
  await transact(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const { id } = await tx
      .selectFrom("entries")
      .select("id")
      .where("eventId", "=", eventId)
      .where("bib", "=", "1")
      .executeTakeFirstOrThrow();
    await tx.insertInto("penalties").values({ eventId, entryId: id, places: 1, reason: "" }).execute();
    await judgeAndStore(tx, rules, version, [id]);
  });
  await store(kept, read("1", 30), read("1", 60, "FIN"));
  expect(await plan(read("2", 30))).toBeUndefined();
  // also if nobody had known that they will lose places
  await expectTrueResults();
});

it("judges rightly whatever two processes, which plan ahead, and others do at once", async () => {
  let planned = 0;
  const process = () => {
    const own = createKeptRaces();
    return createTogether({
      most: 3,
      concernsAll: () => false,
      doAll: async (batches: readonly IncomingPassing[][]) => {
        await store(own, ...batches.flat());
        return batches;
      },
      prepare: async (batches) => {
        const made = await planReads(given.db, own, eventId, batches.flat());
        return made && (async () => ((await made.store(given.db)) ? (planned++, batches) : undefined));
      },
    });
  };
  const processes = [process(), process()];
  let seed = 11;
  const below = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  // long stretches of one process, then the other: or else nothing would ever be as it was planned
  const work = Array.from({ length: 400 }, (_, at) => {
    const bib = bibs[below(bibs.length)]!;
    const one = read(bib, 1 + below(200), ["START", "CP1", "FIN"][below(3)]!);
    const kind = below(40);
    if (kind === 0) return () => ruleOut(bib);
    if (kind === 1) return () => takeBack(one);
    if (kind === 2) return () => storeInVain(one);
    return () => processes[Math.floor(at / 40) % 2]!([below(2) === 0 ? one : byChip(one)]);
  });
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(planned).toBeGreaterThan(20);
  await expectTrueResults();
});

const storeInVain = (one: IncomingPassing) =>
  transact(async (tx) => {
    await storePassings(tx, eventId, [one], kept);
    throw new Error("in vain");
  }).catch((error: Error) => expect(error.message).toBe("in vain"));
