import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Tx } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry } from "../../testing/given-race.ts";
import { beginResults, judgeAndStore } from "../results/results.service.ts";
import { createKeptRaces, type KeptRaces } from "./kept-races.ts";
import type { IncomingPassing } from "./passings.repository.ts";
import { storePassings, voidReads } from "./passings.service.ts";
import { bibs, byChip, givenRaceOfSix, read } from "./testing/race-of-six.ts";

let given: GivenDatabase;
let race: Awaited<ReturnType<typeof givenRaceOfSix>>;
let eventId: number;
let races = 0;

beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());
beforeEach(async () => {
  race = await givenRaceOfSix(given.db, `race-${++races}`);
  eventId = race.eventId;
});

const transact = <T>(work: (tx: Tx) => Promise<T>) => race.transact(work);
const store = (by: KeptRaces, ...reads: IncomingPassing[]) => race.store(by, ...reads);
const splitsOf = (bib: string) => race.splitsOf(bib);
const expectTrueResults = () => race.expectTrueResults();

/** Stores reads and then fails, as at a full disk. */
const storeInVain = (kept: KeptRaces, ...reads: IncomingPassing[]) =>
  transact(async (tx) => {
    await storePassings(tx, eventId, reads, kept);
    throw new Error("in vain");
  }).catch((error: Error) => expect(error.message).toBe("in vain"));

/** A change by somebody who keeps nothing. */
const change = (work: (tx: Tx) => Promise<unknown>, bib: string) =>
  transact(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    await work(tx);
    const { id } = await tx
      .selectFrom("entries")
      .select("id")
      .where("eventId", "=", eventId)
      .where("bib", "=", bib)
      .executeTakeFirstOrThrow();
    await judgeAndStore(tx, rules, version, [id]);
  });
const ruleDnf = (bib: string) =>
  change(
    (tx) =>
      tx
        .updateTable("entries")
        .set({ ruledStatus: "dnf" })
        .where("eventId", "=", eventId)
        .where("bib", "=", bib)
        .execute(),
    bib,
  );

it("judges by all reads of an entry, those before it was met and those after", async () => {
  const kept = createKeptRaces();
  await store(createKeptRaces(), read("1", 1, "START"));
  await store(kept, read("1", 30));
  await store(kept, byChip(read("1", 60, "FIN")));
  expect(await splitsOf("1")).toEqual([60_000, 30 * 60_000, 60 * 60_000]);
  await expectTrueResults();
});

it("forgets reads whose transaction was undone", async () => {
  const kept = createKeptRaces();
  await store(kept, read("1", 1, "START"));
  await storeInVain(kept, read("1", 30));
  await store(kept, read("1", 60, "FIN"));
  expect(await splitsOf("1")).toEqual([60_000, null, 60 * 60_000]);
  await expectTrueResults();
});

it("forgets them also if another process took the same version since", async () => {
  const kept = createKeptRaces();
  await store(kept, read("1", 1, "START"));
  await storeInVain(kept, read("1", 30));
  await store(createKeptRaces(), read("2", 31));
  await store(kept, read("1", 60, "FIN"));
  expect(await splitsOf("1")).toEqual([60_000, null, 60 * 60_000]);
  await expectTrueResults();
});

it("sees what others changed meanwhile", async () => {
  const kept = createKeptRaces();
  await store(kept, read("1", 30), read("2", 31), read("9", 32));
  await ruleDnf("1");
  await change((tx) => voidReads(tx, eventId, [read("2", 31)]), "2");
  const nine = givenEntry("9");
  await change(
    (tx) =>
      tx.updateTable("entries").set({ bib: nine.bib }).where("eventId", "=", eventId).where("bib", "=", "3").execute(),
    nine.bib,
  );
  const { fates } = await store(kept, read("1", 60, "FIN"), read("2", 61, "FIN"), read("9", 62, "FIN"));
  expect(fates).toEqual(["stored", "stored", "stored"]);
  expect(await splitsOf("2")).toEqual([null, null, 61 * 60_000]);
  expect(await splitsOf("9")).toEqual([null, 32 * 60_000, 62 * 60_000]);
  await expectTrueResults();
});

it("says which reads of a batch are new, and counts each once", async () => {
  const kept = createKeptRaces();
  await store(kept, read("1", 30));
  const { fates } = await store(kept, read("1", 30), read("2", 31), read("2", 31), read("404", 32), read("1", 33));
  expect(fates).toEqual(["repeated", "stored", "repeated", "stored_unknown", "stored"]);
  await expectTrueResults();
});

it("judges rightly whatever two processes and others do at once", async () => {
  const processes = [createKeptRaces(), createKeptRaces()];
  let seed = 7;
  const below = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const work = Array.from({ length: 120 }, (_, at) => {
    const kept = processes[below(2)]!;
    const bib = bibs[below(bibs.length)]!;
    const one = read(bib, 1 + below(50), ["START", "CP1", "FIN"][below(3)]!);
    const kind = below(12);
    if (kind === 0) return () => ruleDnf(bib);
    if (kind === 1) return () => change((tx) => voidReads(tx, eventId, [one]), bib);
    if (kind === 2) return () => storeInVain(kept, one);
    return () => store(kept, at % 2 === 0 ? one : byChip(one));
  });
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  await expectTrueResults();
});
