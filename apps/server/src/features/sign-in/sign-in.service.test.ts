import { afterAll, beforeAll, expect, it } from "vitest";
import { permissions } from "@time-event/domain/access/permissions";
import { toTimestamp } from "../../db/column-types.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createAttempts } from "../../http/attempts/attempts.ts";
import type { Turn } from "../../lib/fair-queue.ts";
import { createDeviceMarks } from "./device-marks.service.ts";
import { createGuessing } from "./guessing.service.ts";
import { createPasswords } from "./passwords.ts";
import { createSignInService } from "./sign-in.service.ts";
import { createSigningKeys } from "./signing-keys.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let database: GivenDatabase;
beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

/** The service, and how often it hashed a password: nearly all its time goes into that. */
function givenCounted() {
  const { db } = database;
  const worked: (string | null)[] = [];
  const real = createPasswords();
  const passwords = {
    ...real,
    matches: (typed: string, stored: string | null, turn?: Turn) => {
      worked.push(stored);
      return real.matches(typed, stored, turn);
    },
  };
  const clock = Date.now;
  const service = createSignInService({
    db,
    clock,
    passwords,
    keys: createSigningKeys(db, clock),
    guessing: createGuessing(db, createAttempts(db, clock)),
    devices: createDeviceMarks(clock),
    secondFactors: { pass: async () => {} },
    mustHaveSecondFactor: "nobody",
  });
  return {
    worked,
    signIn: (username: string, typed: string) => service.signIn({ username, password: typed }, visitor),
  };
}

const visitor = { address: "192.0.2.1", userAgent: "test", device: { mark: undefined, keep: () => {} } };

it("does the same work for a wrong password, nobody, a disabled user and one without a password", async () => {
  const { db } = database;
  await givenStaff(db, "malee");
  await givenStaff(db, "gone");
  await givenStaff(db, "invited");
  await db
    .updateTable("users")
    .set({ disabledAt: toTimestamp(Date.now()) })
    .where("username", "=", "gone")
    .execute();
  await db.updateTable("users").set({ passwordHash: null }).where("username", "=", "invited").execute();
  for (const [username, typed] of [
    ["malee", "wrong"],
    ["nobody", "wrong"],
    ["gone", password],
    ["invited", "wrong"],
  ] as const) {
    const { worked, signIn } = givenCounted();
    await expect(signIn(username, typed)).rejects.toMatchObject({ code: "wrong_credentials", status: 400 });
    expect(worked).toHaveLength(1);
  }
});

it("hashes nothing while a caller must wait", async () => {
  const { worked, signIn } = givenCounted();
  for (let guess = 0; guess < 5; guess++)
    await expect(signIn("somebody", "wrong")).rejects.toThrow("wrong_credentials");
  await expect(signIn("somebody", "wrong")).rejects.toThrow("too many attempts");
  expect(worked).toHaveLength(5);
});

it("uses the same words for rights as the calls that ask for them", async () => {
  const rows = await database.db.selectFrom("permissions").select("code").orderBy("position").execute();
  expect(rows.map(({ code }) => code)).toEqual([...permissions]);
});
