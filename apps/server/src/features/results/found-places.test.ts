import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { countPlaces } from "./found-places.queries.ts";
import { findEntries } from "./find-entries.ts";
import { createKeptNames } from "./kept-names.ts";
import { createLeaderboards, type Leaderboards } from "./leaderboards.ts";

const slug = "two-clocks";
let given: GivenDatabase;
let boards: Leaderboards;

/** When each started and finished, minutes after the gun; several with equal times, on one clock and on both. */
const times = [
  [0, 40],
  [2, 40],
  [5, 41],
  [5, 41],
  [9, 41],
  [3, 39],
  [0, 70],
  [1, null],
  [4, null],
  [null, null],
] as const;

beforeAll(async () => {
  given = await givenDatabase();
  boards = createLeaderboards(given.db);
  const category = { rankBy: "gun" as const, rankGenderBy: "chip" as const, timeLimitMs: 3_600_000 };
  const bibs = times.map((_, at) => String(at + 1));
  await givenRace(given.db, givenRaceDefinition({ slug, state: "live", category }), {
    entries: bibs.map((bib, at) => givenEntry(bib, { gender: at % 3 === 0 ? "M" : "F", firstName: "สมใจ" })),
    passings: times.flatMap(([start, finish], at) => [
      ...(start === null ? [] : [givenPassing(bibs[at]!, "START", start)]),
      ...(finish === null ? [] : [givenPassing(bibs[at]!, "FIN", finish)]),
    ]),
  });
});
afterAll(() => given.stop());

it("counts in the database the places that the ranking in memory gives", async () => {
  const board = await boards.get(slug);
  const category = board.categories[0]!;
  const ranking = board.ranking(category.id);
  const ids = ranking.page({}, 0, 100);
  expect(ids).toHaveLength(times.length);
  const placesOf = (of: Pick<typeof ranking, "ranksOf" | "countAhead">) =>
    ids.map((id) => [of.ranksOf(id).overall, of.countAhead(id)]);
  expect(placesOf(await countPlaces(given.db, category.id, ids))).toEqual(placesOf(ranking));
  for (const id of ids) {
    const counted = await countPlaces(given.db, category.id, [id]);
    expect(counted.countAhead(id)).toBe(ranking.countAhead(id));
  }
});

it.each(["สมใจ", "สม", "7"])("finds %s with its places while nothing of the event is in memory", async (text) => {
  let isLoading = true;
  const loading = {
    ...boards,
    ready: () => undefined,
    get: () => {
      if (isLoading) throw new Error("it waits for the ranking");
      return boards.get(slug);
    },
  };
  const parts = { db: given.db, boards: loading, names: createKeptNames(given.db) };
  const found = await findEntries(parts, slug, { text, limit: 8 });
  isLoading = false;
  const ranking = (await boards.get(slug)).ranking(found.entries[0]!.categoryId);
  const counted = (await found.places).get(found.entries[0]!.categoryId)!;
  expect(found.entries.length).toBeGreaterThan(0);
  for (const { id } of found.entries) expect(counted.ranksOf(id).overall).toBe(ranking.ranksOf(id).overall);
});

it("tells once an event's ranking is in memory, and reads it meanwhile", async () => {
  const fresh = createLeaderboards(given.db);
  expect(fresh.ready(slug)).toBeUndefined();
  await expect.poll(() => fresh.ready(slug)?.slug).toBe(slug);
  expect(fresh.ready("no-such-race")).toBeUndefined();
});
