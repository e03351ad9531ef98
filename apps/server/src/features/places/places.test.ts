import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { lockPlaces } from "./places.queries.ts";

// The counters of places follow every statement that changes entries, whoever makes it.

let database: Awaited<ReturnType<typeof givenDatabase>>;
let eventId: number;
let second: number;

beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await sql`delete from events`.execute(database.db);
  const entries = ["1", "2", "3"].map((bib) => givenEntry(bib));
  eventId = await givenRace(database.db, givenRaceDefinition(), { entries });
  const { rows } = await sql<{ id: number }>`
    insert into categories (event_id, position, code, name_th, name_en, gender, gun_at, rank_by, age_on, age_groups,
      winners_leave_age_groups, rounding, course, capacity, rules, rank_gender_by, rank_age_groups_by)
    select event_id, 2, '21K', '21', '21', gender, gun_at, rank_by, age_on, age_groups, winners_leave_age_groups,
      rounding, course, 7, rules, rank_gender_by, rank_age_groups_by
    from categories where event_id = ${eventId} returning id`.execute(database.db);
  second = rows[0]!.id;
});

const places = () =>
  database.db
    .selectFrom("categoryPlaces")
    .select(["capacity", "taken"])
    .where("eventId", "=", eventId)
    .orderBy("categoryId")
    .execute();

it("counts entries that are imported, withdrawn, moved and deleted", async () => {
  const { db } = database;
  expect(await places()).toEqual([
    { capacity: 100, taken: 3 },
    { capacity: 7, taken: 0 },
  ]);
  await sql`update entries set withdrawn_at = now() where bib = '1'`.execute(db);
  await sql`update entries set category_id = ${second} where bib in ('2', '1')`.execute(db);
  expect(await places()).toMatchObject([{ taken: 1 }, { taken: 1 }]);
  await sql`update entries set withdrawn_at = null where bib = '1'`.execute(db);
  expect(await places()).toMatchObject([{ taken: 1 }, { taken: 2 }]);
  await sql`delete from entries where bib in ('2', '3')`.execute(db);
  expect(await places()).toMatchObject([{ taken: 0 }, { taken: 1 }]);
});

it("follows a change of the capacity, and goes with the event", async () => {
  const { db } = database;
  await sql`update categories set capacity = null where id = ${second}`.execute(db);
  expect(await places()).toMatchObject([{ capacity: 100 }, { capacity: null }]);
  await sql`delete from events where id = ${eventId}`.execute(db);
  expect(await places()).toEqual([]);
});

it("lets nobody take a place while another decides by the places left", async () => {
  const { db } = database;
  const order: string[] = [];
  let late: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await lockPlaces(tx, eventId);
    late = sql`update category_places set taken = taken + 1 where category_id = ${second}`
      .execute(db)
      .then(() => void order.push("taken"));
    // until the other one waits for us
    for (;;) {
      // on a connection of its own: a transaction sees the activity of one moment
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if (rows.length > 0) break;
    }
    order.push("decided");
  });
  await late;
  expect(order).toEqual(["decided", "taken"]);
});
