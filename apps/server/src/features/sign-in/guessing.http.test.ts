import { afterAll, beforeAll, expect, it } from "vitest";
import { forgottenPassword, token } from "@time-event/contract/sign-in";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { addressLimit, usernameLimit } from "../../http/attempts/attempt-limits.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
let urls: [string, string];
let places = 0;

beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" });
  urls = [given.url, (await given.another()).url];
  for (const username of ["malee", "manee", "chujai"]) await givenStaff(given.db, username);
});
afterAll(() => given.stop());

/** An address that sent nothing before. */
const newPlace = () => `198.51.100.${++places}`;

async function attempt(username: string, typed: string, from = newPlace(), url = given.url) {
  return post(url, token, { username, password: typed }, { "x-forwarded-for": from });
}

it("makes guesses at one name wait, on every process, whatever address they come from", async () => {
  for (let guess = 0; guess < usernameLimit.free; guess++) {
    expect((await attempt("malee", "wrong", newPlace(), urls[guess % 2])).problem?.code).toBe("wrong_credentials");
  }
  for (const url of urls) {
    const answer = await attempt("Malee", password, newPlace(), url);
    expect(answer.problem).toMatchObject({ status: 429, code: "too_many_attempts" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
  expect((await attempt("manee", password)).status).toBe(200);

  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await attempt("malee", password)).status).toBe(200);
  expect((await attempt("malee", "wrong")).problem?.code).toBe("wrong_credentials");
});

it("treats a name that nobody has in the same way", async () => {
  for (let guess = 0; guess < usernameLimit.free; guess++) await attempt("nobody", "wrong");
  expect((await attempt("nobody", "wrong")).status).toBe(429);
});

it("lets no more guesses through when they come all at once, on two processes", async () => {
  const guesses = Array.from({ length: 40 }, (_, guess) => attempt("chujai", "wrong", newPlace(), urls[guess % 2]));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  // the first wait is one second long: on a slow machine one more may fall after it
  const tried = statuses.filter((status) => status === 400).length;
  expect(tried).toBeGreaterThanOrEqual(usernameLimit.free);
  expect(tried).toBeLessThanOrEqual(usernameLimit.free + 2);
});

it("makes one place wait that tries many names, and not the others", async () => {
  const place = newPlace();
  for (let guess = 0; guess < addressLimit.free; guess++)
    await attempt(`name-${guess}`, "wrong", place, urls[guess % 2]);
  expect((await attempt("manee", password, place, urls[1])).status).toBe(429);
  expect((await attempt("manee", password)).status).toBe(200);
});

it("does not count right passwords, because a whole office has one address", async () => {
  const office = newPlace();
  for (let person = 0; person < addressLimit.free + 5; person++) {
    expect((await attempt("manee", password, office)).status).toBe(200);
  }
});

it("stores only the hash of what was typed as a name", async () => {
  await attempt("my-secret-password", "malee");
  const stored = await given.db.selectFrom("attempts").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("my-secret-password");
});

it("ignores an invented address if no proxy is trusted", async () => {
  const { url } = await given.another({ TRUSTED_PROXIES: "203.0.113.1" });
  for (let guess = 0; guess < addressLimit.free; guess++) await attempt(`made-up-${guess}`, "wrong", newPlace(), url);
  expect((await attempt("manee", password, newPlace(), url)).status).toBe(429);
});

it("limits requests for mails by address, for known and unknown users alike", async () => {
  const from = { "x-forwarded-for": newPlace() };
  for (let mail = 0; mail < addressLimit.free; mail++) {
    expect((await post(given.url, forgottenPassword, { usernameOrEmail: `nobody-${mail}` }, from)).status).toBe(200);
  }
  expect((await post(given.url, forgottenPassword, { usernameOrEmail: "nobody" }, from)).status).toBe(429);
});
