import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createRefreshService } from "./refresh.service.ts";
import { graceMs, idleLifeMs, judgeRefresh, signInLifeMs } from "./refresh-family.ts";
import { hashOf, makeFirstToken, makeSuccessor } from "./refresh-token.ts";
import { insertSignIn, insertToken } from "./sign-ins.repository.ts";
import { createSigningKeys } from "./signing-keys.ts";
import { givenStaff } from "./testing/given-staff.ts";

const now = Date.parse("2026-11-21T08:00:00+07:00");
const family = { username: "malee", isDisabled: false, lastUsedAt: now, expiresAt: now + signInLifeMs, endedAt: null };
const fresh = { spentAt: null, successorSpent: false };

test.each([
  ["in time", {}, now, "rotate"],
  ["after a week without use", {}, now + idleLifeMs, "refuse"],
  ["after its month", { lastUsedAt: now + signInLifeMs - 1 }, now + signInLifeMs, "refuse"],
  ["of a disabled user", { isDisabled: true }, now, "refuse"],
  ["of an ended sign-in", { endedAt: now }, now, "refuse"],
  ["with the name in other letters", { username: "MALEE" }, now, "rotate"],
  ["of somebody else", { username: "manee" }, now, "refuse"],
])("a token %s", (_, changes, at, verdict) => {
  expect(judgeRefresh({ ...family, ...changes }, fresh, "malee", at)).toBe(verdict);
});

test.each([
  ["a moment ago", { spentAt: now, successorSpent: false }, "repeat"],
  ["before the grace", { spentAt: now - graceMs, successorSpent: false }, "reused"],
  ["whose successor was spent", { spentAt: now, successorSpent: true }, "reused"],
])("a token spent %s", (_, token, verdict) => {
  expect(judgeRefresh(family, token, "malee", now)).toBe(verdict);
});

test("a successor is computed from the spent token and the salt, and from neither alone", async () => {
  const spent = await makeFirstToken(now);
  const successor = await makeSuccessor(spent, "salt", now);
  expect(await makeSuccessor(spent, "salt", now)).toBe(successor);
  expect(await makeSuccessor(spent, "other", now)).not.toBe(successor);
  expect(await makeSuccessor(await makeFirstToken(now), "salt", now)).not.toBe(successor);
});

type Step = { readonly waitMs: number } | { readonly present: number };

/** A model of a sign-in in its simplest form: a row of tokens, of which the last is valid. */
function createModel() {
  const spentAt: number[] = [];
  let lastUsedAt = now;
  let isOver = false;
  return {
    /** The token that the answer gives; null: refused. `index` counts from the newest, so most steps are useful. */
    present: (index: number, at: number): number | null => {
      if (isOver || at >= lastUsedAt + idleLifeMs || at >= now + signInLifeMs) return null;
      if (index === spentAt.length) {
        lastUsedAt = at;
        spentAt.push(at);
        return index + 1;
      }
      if (index === spentAt.length - 1 && at < spentAt[index]! + graceMs) return index + 1;
      isOver = true;
      return null;
    },
    count: () => spentAt.length + 1,
  };
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ present: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(3)) }) },
  fc.record({ waitMs: fc.oneof(fc.nat(2 * graceMs), fc.nat(1.2 * idleLifeMs), fc.constantFrom(graceMs, graceMs - 1)) }),
);

describe("the sign-in as a whole", () => {
  let database: GivenDatabase;
  let userId: number;
  beforeAll(async () => {
    database = await givenDatabase();
    userId = await givenStaff(database.db, "malee");
  });
  afterAll(() => database.stop());

  async function givenSignIn(): Promise<string> {
    const token = await makeFirstToken(now + idleLifeMs);
    await database.db.transaction().execute(async (tx) => {
      const signIn = { userId, userAgent: "", address: "", place: "", at: now, expiresAt: now + signInLifeMs };
      await insertToken(tx, await insertSignIn(tx, signIn), hashOf(token), now);
    });
    return token;
  }

  it("behaves as the model does, whatever tokens come back and when", async () => {
    const { db } = database;
    const keys = createSigningKeys(db, Date.now);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        let at = now;
        const model = createModel();
        const service = createRefreshService({
          db,
          clock: () => at,
          keys,
          mustHaveSecondFactor: "nobody",
          onReuse: () => {},
        });
        const tokens = [await givenSignIn()];
        for (const each of steps) {
          if ("waitMs" in each) {
            at += each.waitMs;
            continue;
          }
          const index = Math.max(0, model.count() - 1 - each.present);
          const expected = model.present(index, at);
          const given = { username: "malee", refreshToken: tokens[index]! };
          const visitor = { address: "", userAgent: "", device: { mark: undefined, keep: () => {} } };
          const followed = await service.refresh(given, visitor).then(
            ({ data }) => data.refresh_token,
            (error: unknown) =>
              (error as { code?: string }).code === "sign_in_ended" ? null : Promise.reject(error as Error),
          );
          const isNew = expected === tokens.length && followed !== null;
          if (isNew) tokens.push(followed);
          expect(followed).toBe(expected === null ? null : tokens[expected]);
        }
        expect(new Set(tokens).size).toBe(tokens.length);
      }),
      { numRuns: 150 },
    );
  });
});
