import { afterAll, beforeAll, expect, it } from "vitest";
import { forgottenPassword, passwordReset, token } from "@time-event/contract/sign-in";
import { deviceLimit, nameAnywhereLimit, nameHereLimit, placeLimit } from "../../http/attempts/attempt-limits.ts";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { insertReset } from "./password-resets.repository.ts";
import { hashOf } from "./refresh-token.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
let urls: [string, string];
let places = 0;
const clock = givenClock();

beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock: clock.clock });
  urls = [given.url, (await given.another()).url];
  for (const username of ["wichai", "malee", "manee", "chujai", "piti", "suda", "mana"])
    await givenStaff(given.db, username);
});
afterAll(() => given.stop());

/** An address that sent nothing before. */
const newPlace = () => `198.51.${Math.floor(++places / 250)}.${places % 250}`;

interface From {
  readonly place?: string;
  readonly cookie?: string;
  readonly url?: string;
}

async function attempt(username: string, typed: string, { place = newPlace(), cookie, url = given.url }: From = {}) {
  const headers = { "x-forwarded-for": place, ...(cookie !== undefined && { cookie }) };
  return post(url, token, { username, password: typed }, headers);
}

/** The cookie of a browser in which the user has signed in, elsewhere. */
async function givenDevice(username: string, cookie?: string): Promise<string> {
  const { status, headers } = await attempt(username, password, { ...(cookie !== undefined && { cookie }) });
  expect(status).toBe(200);
  return headers.get("set-cookie")!.split(";")[0]!;
}

async function guessUntilRefused(username: string, times: number, from?: () => From): Promise<number> {
  for (let guess = 0; guess < times; guess++) {
    const { status } = await attempt(username, "wrong", from?.());
    if (status === 429) return guess;
  }
  return times;
}

it("marks the browser of a sign-in, for no script to read and for the sign-in service alone", async () => {
  const { headers } = await attempt("wichai", password);
  expect(headers.get("set-cookie")).toMatch(
    /^device=[\w-]{43}; Max-Age=\d+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );
  expect((await attempt("wichai", "wrong")).headers.get("set-cookie")).toBeNull();
  const secure = await given.another({ PUBLIC_URL: "https://race.example.org" });
  expect((await attempt("wichai", password, { url: secure.url })).headers.get("set-cookie")).toContain("; Secure");
  const stored = await given.db.selectFrom("knownDevices").select("hash").execute();
  expect(JSON.stringify(stored)).not.toContain(headers.get("set-cookie")!.slice(7, 50));
});

it("lets a known browser in while forty addresses guess at the same name, on every process", async () => {
  const cookie = await givenDevice("malee");
  const addresses = Array.from({ length: 40 }, newPlace);
  let guess = 0;
  const tried = await guessUntilRefused("malee", 100, () => ({
    place: addresses[guess++ % 40]!,
    url: urls[guess % 2]!,
  }));
  expect(tried).toBe(nameAnywhereLimit.free);
  for (const url of urls) {
    expect((await attempt("Malee", password, { url })).problem?.code).toBe("too_many_attempts");
    for (let time = 0; time < 3; time++) expect((await attempt("malee", password, { url, cookie })).status).toBe(200);
  }
  expect((await attempt("manee", password)).status).toBe(200);
});

it("lets users in where they signed in before, with a new browser", async () => {
  const office = newPlace();
  expect((await attempt("manee", password, { place: office })).status).toBe(200);
  await guessUntilRefused("manee", 100);
  expect((await attempt("manee", password)).status).toBe(429);
  expect((await attempt("manee", password, { place: office })).status).toBe(200);
});

it("leaves a way in by the mailed link to whoever has neither", async () => {
  await guessUntilRefused("suda", 100);
  const user = await given.db.selectFrom("users").select("id").where("username", "=", "suda").executeTakeFirstOrThrow();
  const expiresAt = clock.clock() + 60_000;
  await given.db
    .transaction()
    .execute((tx) => insertReset(tx, { hash: hashOf("the-key"), userId: user.id, issuedAt: clock.clock(), expiresAt }));
  const place = newPlace();
  const reset = { key: "the-key", newPassword: "another sunrise at last" };
  const { headers } = await post(given.url, passwordReset, reset, { "x-forwarded-for": place });
  expect((await attempt("suda", "another sunrise at last", { place })).status).toBe(429);
  const cookie = headers.get("set-cookie")!.split(";")[0]!;
  expect((await attempt("suda", "another sunrise at last", { place, cookie })).status).toBe(200);
});

it("makes guesses in a known browser wait as well, and nobody else by them", async () => {
  const cookie = await givenDevice("piti");
  expect(await guessUntilRefused("piti", 50, () => ({ cookie }))).toBe(deviceLimit.free);
  expect((await attempt("piti", password, { cookie })).status).toBe(429);
  expect((await attempt("piti", password)).status).toBe(200);
  // one person's mark opens no way at another person's name
  expect(await guessUntilRefused("mana", 100, () => ({ cookie }))).toBe(nameAnywhereLimit.free);
});

it("lets several people of one browser in, and takes over no mark that it did not make", async () => {
  const cookie = await givenDevice("chujai");
  expect(await givenDevice("piti", cookie)).toBe(cookie);
  const planted = `device=${"A".repeat(43)}`;
  expect(await givenDevice("chujai", planted)).not.toBe(planted);
});

it("makes guesses at a name that nobody has wait in the same way", async () => {
  expect(await guessUntilRefused("nobody", 100)).toBe(nameAnywhereLimit.free);
  const place = newPlace();
  expect(await guessUntilRefused("nobody-2", 100, () => ({ place }))).toBe(nameHereLimit.free);
});

it("lets about one guess a minute through in the long run, however many addresses guess", async () => {
  await guessUntilRefused("distributed", 100);
  let tried = 0;
  for (let minute = 0; minute < 10; minute++) {
    clock.pass(60_000);
    tried += await guessUntilRefused("distributed", 20);
  }
  expect(tried).toBeLessThanOrEqual(11);
});

it("lets no more guesses through when they come all at once, on two processes", async () => {
  const place = newPlace();
  const guesses = Array.from({ length: 40 }, (_, guess) =>
    attempt("all-at-once", "wrong", { place, url: urls[guess % 2]! }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(nameHereLimit.free);
});

it("locks nobody behind one address out by 39 wrong tries of the others", async () => {
  const office = newPlace();
  for (let guess = 0; guess < 39; guess++) {
    expect((await attempt(`name-${guess}`, "wrong", { place: office })).status).toBe(400);
  }
  expect((await attempt("chujai", password, { place: office })).status).toBe(200);
});

it("slows a place that tries many names, but neither known browsers there nor other places", async () => {
  const cookie = await givenDevice("chujai");
  const place = newPlace();
  let name = 0;
  for (; name < placeLimit.free; name++) await attempt(`spray-${name}`, "wrong", { place, url: urls[name % 2]! });
  const refused = await attempt("mana", password, { place, url: urls[1] });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(5);
  expect((await attempt("chujai", password, { place, cookie })).status).toBe(200);
});

it("counts the /48 around an IPv6 address as well: its 65,536 networks are often one customer's", async () => {
  let network = 0;
  const fromOneCustomer = () => ({ place: `2001:db8:77:${(++network).toString(16)}::1` });
  expect(await guessUntilRefused("ipv6-name", 100, fromOneCustomer)).toBe(nameHereLimit.free * 8);
});

it("counts no right password, and lengthens no wait by it", async () => {
  const office = newPlace();
  for (let person = 0; person < 2; person++) {
    await guessUntilRefused(`colleague-${person}`, 4, () => ({ place: office }));
  }
  for (let time = 0; time < placeLimit.free + 5; time++) {
    expect((await attempt("chujai", password, { place: office })).status).toBe(200);
  }
  // one wrong guess below the limit of the name here, then right ones only
  const place = newPlace();
  await guessUntilRefused("chujai", nameHereLimit.free - 1, () => ({ place }));
  for (let time = 0; time < 3; time++) expect((await attempt("chujai", password, { place })).status).toBe(200);
});

it("stores only the hash of what was typed as a name", async () => {
  await attempt("my-secret-password", "malee");
  const stored = await given.db.selectFrom("attempts").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("my-secret-password");
});

it("ignores an invented address if no proxy is trusted", async () => {
  const { url } = await given.another({ TRUSTED_PROXIES: "203.0.113.1" });
  expect(await guessUntilRefused("made-up", 100, () => ({ url }))).toBe(nameHereLimit.free);
});

it("limits requests for mails by address, for known and unknown users alike", async () => {
  const from = { "x-forwarded-for": newPlace() };
  for (let mail = 0; mail < placeLimit.free; mail++) {
    expect((await post(given.url, forgottenPassword, { usernameOrEmail: `nobody-${mail}` }, from)).status).toBe(200);
  }
  expect((await post(given.url, forgottenPassword, { usernameOrEmail: "nobody" }, from)).status).toBe(429);
});

it("writes one line of a flood into the log for each user, and one for all the rest", async () => {
  clock.pass(25 * 60 * 60_000);
  const before = await lines();
  await guessUntilRefused("mana", 100);
  for (let name = 0; name < 6; name++) {
    const place = newPlace();
    await guessUntilRefused(`flood-${name}`, nameHereLimit.free + 1, () => ({ place }));
  }
  expect((await lines()) - before).toBe(2);
  clock.pass(61 * 60_000);
  await guessUntilRefused("mana", 10, () => ({ place: "203.0.113.9" }));
  expect((await lines()) - before).toBe(3);
});

async function lines(): Promise<number> {
  const rows = await given.db
    .selectFrom("auditEntries")
    .select("seq")
    .where("action", "=", "sign-in-blocked")
    .execute();
  return rows.length;
}
