import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { addDemoStaff, addFirstAdministrator, makePassword } from "./first-users.service.ts";
import { createPasswords } from "./passwords.ts";
import { findUserToSignIn } from "./users.queries.ts";

const passwords = createPasswords();
let database: GivenDatabase;
beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

it("adds one administrator, even if several processes start at once, and tells the password once", async () => {
  const { db } = database;
  const told = (await Promise.all(Array.from({ length: 4 }, () => addFirstAdministrator(db, passwords)))).flat();
  expect(told).toHaveLength(1);
  const user = await findUserToSignIn(db, "ADMIN");
  expect(await passwords.matches(told[0]!.password, user!.passwordHash)).toBe(true);
  expect(await addFirstAdministrator(db, passwords)).toEqual([]);
  expect(await addDemoStaff(db, passwords, "known-password")).toEqual([]);
});

it("adds one user for each role of the demonstration", async () => {
  const other = await givenDatabase();
  const made = await addDemoStaff(other.db, passwords, makePassword());
  const roles = await other.db.selectFrom("roles").select("code").orderBy("position").execute();
  await other.stop();
  expect(made.map(({ role }) => role)).toEqual(roles.map(({ code }) => code));
});

it("makes passwords that cannot be guessed", () => {
  const made = Array.from({ length: 1_000 }, makePassword);
  expect(new Set(made).size).toBe(1_000);
  for (const password of made) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
});
