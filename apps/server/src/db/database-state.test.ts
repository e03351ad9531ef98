import { afterAll, beforeAll, expect, it } from "vitest";
import { createReadState, type ReadState } from "./database-state.ts";
import { givenDatabase, type GivenDatabase } from "./testing/given-database.ts";

let given: GivenDatabase;
let read: ReadState;
beforeAll(async () => {
  given = await givenDatabase();
  read = createReadState(given.db);
});
afterAll(() => given.stop());

const addClub = (name: string) => given.db.insertInto("clubs").values({ nameTh: name, nameEn: name }).execute();

it("tells another state after every commit", async () => {
  const states = new Set<string>();
  for (let at = 0; at < 20; at++) {
    await addClub(`Club ${at}`);
    states.add(await read());
  }
  expect(states.size).toBe(20);
});

it("tells the same state again when nothing was stored", async () => {
  // other tests use the same server: some two readings have nothing between them
  await expect.poll(async () => (await read()) === (await read())).toBe(true);
});

it("asks once for all who ask together, and again for who asks later", async () => {
  const [one, other] = [read(), read()];
  expect(one).toBe(other);
  await one;
  const later = read();
  expect(later).not.toBe(one);
  await later;
});
