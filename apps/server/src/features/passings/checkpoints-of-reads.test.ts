import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Tx } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "./passings.service.ts";

let given: GivenDatabase;
let eventId: number;
let races = 0;

beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());
beforeEach(async () => {
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: `race-${++races}` }), { entries: [givenEntry("1")] });
  await recordPassings(given.db, eventId, [{ checkpoint: "CP1", bib: "1", at: gunAt + 60_000 }]);
});

const at = new Date(gunAt).toISOString() as never;
const insert = (db: Tx | typeof given.db, checkpointCode: string, bib = "1") =>
  db.insertInto("passings").values({ eventId, checkpointCode, bib, at }).execute();
const remove = (db: Tx | typeof given.db) =>
  db.deleteFrom("checkpoints").where("eventId", "=", eventId).where("code", "=", "CP1").execute();
const countReads = async () =>
  (await given.db.selectFrom("passings").select("id").where("eventId", "=", eventId).execute()).length;
const atNone = { code: "23503" };

it("stores no read at a checkpoint that its event does not have, however it comes or moves there", async () => {
  await expect(insert(given.db, "NOWHERE")).rejects.toMatchObject(atNone);
  const reads = given.db.updateTable("passings").where("eventId", "=", eventId);
  await expect(reads.set({ checkpointCode: "NOWHERE" }).execute()).rejects.toMatchObject(atNone);
  await expect(reads.set({ eventId: 999_999 }).execute()).rejects.toMatchObject(atNone);
  expect(await countReads()).toBe(1);
});

it("lets reads go with their checkpoint and their event, and a checkpoint with reads keep its code", async () => {
  const codes = given.db.updateTable("checkpoints").where("eventId", "=", eventId);
  await expect(codes.where("code", "=", "CP1").set({ code: "CP9" }).execute()).rejects.toMatchObject(atNone);
  await codes.where("code", "=", "FIN").set({ code: "FIN9" }).execute();
  await insert(given.db, "FIN9", "2");
  await remove(given.db);
  expect(await countReads()).toBe(1);
  await given.db.deleteFrom("events").where("id", "=", eventId).execute();
  expect(await countReads()).toBe(0);
});

it("keeps a checkpoint until the transaction with its reads ends, and then takes those along, too", async () => {
  let removing: Promise<unknown> | undefined;
  await given.db.transaction().execute(async (tx) => {
    await insert(tx, "CP1", "2");
    let isGone = false;
    removing = remove(given.db).then(() => (isGone = true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isGone).toBe(false);
  });
  await removing;
  expect(await countReads()).toBe(0);
});

it("stores no read at a checkpoint that goes meanwhile", async () => {
  const storing = await given.db.transaction().execute(async (tx) => {
    await remove(tx);
    const inserting = insert(given.db, "CP1", "2").then(
      () => "stored",
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { inserting };
  });
  expect(await storing.inserting).toMatchObject(atNone);
  expect(await countReads()).toBe(0);
});
