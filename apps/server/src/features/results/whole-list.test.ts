import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { createLeaderboards, type Leaderboards } from "./leaderboards.ts";
import { beginResults, judgeAndStore } from "./results.service.ts";
import { readWholeList, type TakeRows } from "./whole-list.service.ts";

let given: GivenApp;
let boards: Leaderboards;
let eventId: number;
beforeAll(async () => {
  given = await givenApp();
  boards = createLeaderboards(given.db);
  const bibs = ["1", "2", "3", "4"];
  const passings = bibs.flatMap((bib, at) => [givenPassing(bib, "START", 0), givenPassing(bib, "FIN", 50 + at)]);
  const race = givenRaceDefinition({ slug: "live", state: "live" });
  eventId = await givenRace(given.db, race, { entries: bibs.map((bib) => givenEntry(bib)), passings });
});
afterAll(() => given.stop());

/** Somebody is disqualified, or is no more, and everybody sees it. */
async function rule(bib: string, status: "dsq" | null) {
  await given.db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    const entry = tx.updateTable("entries").set({ ruledStatus: status }).where("eventId", "=", eventId);
    const { id } = await entry.where("bib", "=", bib).returning("id").executeTakeFirstOrThrow();
    await judgeAndStore(tx, rules, version, [id]);
  });
  await boards.refresh(eventId);
}

it("reads a list as it was when the reading began, although results change meanwhile", async () => {
  const read: string[] = [];
  const take: TakeRows = async (rows) => {
    read.push(...rows.map(({ bib, overallRank, status }) => `${overallRank} ${bib} ${status}`));
    if (read.length === 1) await rule("4", "dsq");
  };
  const meta = await readWholeList(given.db, boards, { event: "live" }, take, 1);
  expect(read).toEqual(["1 1 finished", "2 2 finished", "3 3 finished", "4 4 finished"]);
  const after: string[] = [];
  const later = await readWholeList(
    given.db,
    boards,
    { event: "live" },
    (rows) => void after.push(...rows.map(({ bib }) => bib)),
    1,
  );
  expect(after).toEqual(["1", "2", "3", "4"]);
  expect(later.version).toBeGreaterThan(meta.version);
  await rule("4", null);
});

it("has the ranks of the version that it reads, where memory is behind or before it", async () => {
  const behind = createLeaderboards(given.db);
  await behind.get("live");
  await rule("2", "dsq");
  const read: string[] = [];
  await readWholeList(given.db, behind, { event: "live" }, (rows) => void read.push(...rows.map(({ bib }) => bib)));
  expect(read).toEqual(["1", "3", "4", "2"]);
  await rule("2", null);
  // another change comes between the reading's first look and its look at the ranks
  let changed = false;
  const before: Leaderboards = {
    ...boards,
    refresh: async (id) => {
      if (!changed) {
        changed = true;
        await rule("3", "dsq");
      }
      return boards.refresh(id);
    },
  };
  const ranks: [string, string][] = [];
  await readWholeList(
    given.db,
    before,
    { event: "live" },
    (rows) => void ranks.push(...rows.map(({ bib, status }) => [bib, status] as [string, string])),
  );
  expect(ranks.at(-1)).toEqual(["3", "dsq"]);
  await rule("3", null);
});
