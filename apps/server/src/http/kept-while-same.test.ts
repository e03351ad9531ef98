import { expect, it } from "vitest";
import { createGate } from "../testing/gate.ts";
import { createKeptWhileSame } from "./kept-while-same.ts";

/** What is kept, how often each was made, and a database whose state and content a test sets. */
function given(mostBytes = 1_000_000) {
  const database = { state: "1", content: "first" };
  const made: string[] = [];
  const clock = { now: 0 };
  const kept = createKeptWhileSame<string>({
    readState: async () => database.state,
    clock: () => clock.now,
    mostBytes,
    bytesOf: (value) => value.length,
  });
  const ask = (key = "a", held?: Promise<void>) =>
    kept.get(key, async () => {
      const { content } = database;
      made.push(`${key} ${content}`);
      await held;
      return content;
    });
  return { kept, database, clock, made, ask };
}

const change = (database: { state: string; content: string }, content: string) =>
  Object.assign(database, { state: `${database.state}+`, content });

it("makes a value once for all who ask while the database holds the same", async () => {
  const { ask, made } = given();
  expect(await Promise.all([ask(), ask()])).toEqual(["first", "first"]);
  expect(await ask()).toBe("first");
  expect(made).toEqual(["a first"]);
});

it("makes it again when the database has changed", async () => {
  const { ask, made, database } = given();
  await ask();
  change(database, "second");
  expect(await ask()).toBe("second");
  expect(made).toHaveLength(2);
});

it("gives nobody what was read before they asked, and makes one more for all of them", async () => {
  const { ask, made, database } = given();
  const gate = createGate();
  const early = ask("a", gate.opened);
  await expect.poll(() => made).toEqual(["a first"]);
  change(database, "second");
  const late = [ask(), ask(), ask()];
  // each of them knows another state
  change(database, "third");
  late.push(ask());
  await Promise.resolve();
  gate.open();
  expect(await early).toBe("first");
  expect(await Promise.all(late)).toEqual(["third", "third", "third", "third"]);
  expect(made).toEqual(["a first", "a third"]);
});

it("keeps no failure, and what was last there with the instant at which it was known to be true", async () => {
  const { kept, ask, database, clock } = given();
  const fail = () => kept.get("a", () => Promise.reject(new Error("away")));
  await expect(fail()).rejects.toThrow("away");
  expect(kept.last("a")).toBeUndefined();
  expect(await ask()).toBe("first");
  clock.now = 5_000;
  await ask();
  change(database, "second");
  clock.now = 9_000;
  await expect(fail()).rejects.toThrow("away");
  expect(kept.last("a")).toMatchObject({ value: "first", knownAt: 5_000 });
});

it("keeps no more than allowed: what was asked for longest ago is made again", async () => {
  const { ask, made } = given(11);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
  expect(made).toEqual(["a first", "b first", "c first", "b first"]);
});
