import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../db/connection.ts";
import { createWorkerPool, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { createDrawings } from "../../lib/pictures/drawings.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { createSocialCards } from "./social-cards.ts";

let given: GivenDatabase;
let threads: WorkerPool;
/** Set by hand: other tests change databases of the same server, and so the state that it tells. */
let state = "1";
let statements: string[];
let painted: number;
let find: ReturnType<typeof createSocialCards>["find"];

beforeAll(async () => {
  given = await givenDatabase();
  await givenRace(given.db, givenRaceDefinition({ slug: "doi-pui", state: "open" }), { entries: [givenEntry("1")] });
  threads = createWorkerPool(() => {});
});
afterAll(async () => {
  await threads.stop();
  await given.stop();
});

/** Cards that tell what they cost. */
function givenCards(): void {
  statements = [];
  painted = 0;
  const db = given.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Db;
  const workers: WorkerPool = {
    ...threads,
    run: (...work) => {
      painted++;
      return threads.run(...work);
    },
  };
  ({ find } = createSocialCards({
    db,
    drawings: createDrawings(workers),
    readState: async () => state,
    clock: Date.now,
  }));
}

async function change(values: { nameEn?: string; organiser?: string; state?: "cancelled" | "draft" }): Promise<void> {
  await given.db.updateTable("events").set(values).where("slug", "=", "doi-pui").execute();
  state += "+";
}

it("reads and paints a card once for all who ask, and nothing while the database stays as it is", async () => {
  givenCards();
  const cards = await Promise.all(Array.from({ length: 20 }, () => find("doi-pui", "en")));
  expect(new Set(cards).size).toBe(1);
  const [read] = [statements.length];
  expect(painted).toBe(1);
  expect(await find("doi-pui", "en")).toBe(cards[0]);
  expect([statements.length, painted]).toEqual([read, 1]);
});

it("reads again after any change, and paints again after a change of what it shows", async () => {
  givenCards();
  const first = await find("doi-pui", "en");
  const read = statements.length;
  await change({ organiser: "Somebody else" });
  expect((await find("doi-pui", "en")).equals(first)).toBe(true);
  expect([statements.length, painted]).toEqual([2 * read, 1]);
  await change({ nameEn: "Another name" });
  expect((await find("doi-pui", "en")).equals(first)).toBe(false);
  expect([statements.length, painted]).toEqual([3 * read, 2]);
});

it("shows a cancelled event's card with its mark, and none of an event that became a draft", async () => {
  givenCards();
  const first = await find("doi-pui", "en");
  await change({ state: "cancelled" });
  expect((await find("doi-pui", "en")).equals(first)).toBe(false);
  await change({ state: "draft" });
  await expect(find("doi-pui", "en")).rejects.toThrow("no such event");
});
