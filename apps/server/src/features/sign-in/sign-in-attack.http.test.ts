import { afterAll, beforeAll, expect, it } from "vitest";
import { token } from "@time-event/contract/sign-in";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { createPasswords } from "./passwords.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" }, { passwordCost: undefined });
});
afterAll(() => given.stop());

const venue = "203.0.113.80";
const signIn = (username: string, typed: string, from: string, cookie?: string) =>
  post(given.url, token, { username, password: typed }, { "x-forwarded-for": from, ...(cookie && { cookie }) });

/** Connections that guess until the test is over, each from ever-new addresses, at one name or at any. */
function flood(connections: number, nameOf: (guess: number) => string) {
  let isOver = false;
  let guesses = 0;
  const others = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const guess = ++guesses;
      const address = `198.${18 + (guess % 2)}.${(guess >> 8) % 256}.${guess % 256}`;
      const answer = await signIn(nameOf(guess), "wrong", address);
      // the guesses share the one process of this test with the server: refused ones leave it some time
      if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(others);
    return guesses;
  };
}

it("lets every right sign-in of known browsers through while 200 connections guess", async () => {
  const staff = ["malee", "piti", "suda"];
  // what a real one costs: the queue is what is tried
  const passwordHash = await createPasswords().hash(password);
  const cookies = new Map<string, string>();
  for (const username of staff) {
    await givenStaff(given.db, username);
    await given.db.updateTable("users").set({ passwordHash }).where("username", "=", username).execute();
    const { headers } = await signIn(username, password, venue);
    cookies.set(username, headers.get("set-cookie")!.split(";")[0]!);
  }
  for (let wrong = 0; wrong < 40; wrong++) await signIn(`visitor-${wrong}`, "wrong", venue);

  const ends = [flood(160, (guess) => `name-${guess}`), flood(40, () => "malee")];
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const username of staff) {
      statuses.push((await signIn(username, password, venue, cookies.get(username))).status);
    }
  }
  const guesses = await Promise.all(ends.map((end) => end()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(Math.min(...guesses)).toBeGreaterThan(20);
}, 120_000);
