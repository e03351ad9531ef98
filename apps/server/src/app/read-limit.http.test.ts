import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";

const now = Date.parse("2026-11-22T06:00:00+07:00");
const slug = "doi-pui";
let given: GivenApp;
beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  await givenRace(given.db, givenRaceDefinition({ slug }), { entries: [] });
});
afterAll(() => given.stop());

const ask = (url: string, remoteAddress: string) => given.app.inject({ method: "GET", url, remoteAddress });

it("grants one address three thousand reads at once; then it waits, but not for what is kept ready, and nobody else does", async () => {
  const [crowd, other] = ["203.0.113.7", "203.0.113.8"];
  const kept = `/api/web/web-register-result-list?event=${slug}`;
  const made = "/api/web/web-event-list?text=nothing";
  expect((await ask(kept, other)).statusCode).toBe(200);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 3_000; asked += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(made, crowd)));
    for (const { statusCode } of answers) statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([200]);

  const refused = await ask(made, crowd);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
  expect((await ask(`/register/events/${slug}/social-card.png`, crowd)).statusCode).toBe(429);
  expect((await ask(kept, crowd)).statusCode).toBe(200);
  expect((await ask(made, other)).statusCode).toBe(200);
});
