import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
  const entries = [
    givenEntry("1", { firstName: "ปิติ", lastName: "ชูใจ", gender: "M", club: "=cmd()" }),
    givenEntry("2", { firstName: "มานี", lastName: "ใจดี" }),
  ];
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "CP1", 25), givenPassing("1", "FIN", 50)];
  await givenRace(given.db, givenRaceDefinition({ slug: "over", state: "finished" }), { entries, passings });
  await givenRace(given.db, givenRaceDefinition({ slug: "going", state: "live" }), { entries, passings });
});
afterAll(() => given.stop());

const ask = (path: string, language = "en") =>
  fetch(`${given.url}/register/events/${path}`, { headers: { cookie: `lang=${language}` } });

it("gives all results of a category as CSV, in the reader's language, with no formula", async () => {
  const reply = await ask("over/results.csv?category=10K");
  expect(reply.headers.get("content-type")).toContain("text/csv");
  expect(reply.headers.get("content-disposition")).toContain("over-10K.csv");
  const [header, first, second] = (await reply.text()).replace("\uFEFF", "").split(/\r?\n/);
  expect(header).toMatch(/^"?Place"?,"?Bib"?,"?Name"?/);
  expect(first).toMatch(/^"?1"?,"?1"?,"?ปิติ ชูใจ/);
  expect(first).toContain("50:00");
  expect(first).not.toMatch(/(^|,)"?=cmd/);
  expect(second).toContain("DNS");
  expect(await (await ask("over/results.csv", "th")).text()).toContain("อันดับในกลุ่มอายุ");
});

it("gives a workbook", async () => {
  const reply = await ask("over/results.xlsx");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect([reply.status, bytes.subarray(0, 2).toString()]).toEqual([200, "PK"]);
});

it.each(["going/results.csv", "over/results.csv?category=nothing", "nothing/results.xlsx"])(
  "has no %s",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
