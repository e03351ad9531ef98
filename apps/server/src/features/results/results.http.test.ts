import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callPath, parseReply } from "@time-event/contract/call";
import type { DataOf, ParamsOf } from "@time-event/contract/endpoint";
import { webRegisterModelResultList, webRegisterResultList } from "@time-event/contract/results";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

const event = "doi-inthanon-trail-2026";
let given: GivenApp;

async function list(params: Partial<ParamsOf<typeof webRegisterResultList>> = {}) {
  const reply = await fetch(`${given.url}/api/web/${callPath(webRegisterResultList, { event, ...params })}`);
  expect(reply.status).toBe(200);
  return parseReply(webRegisterResultList, await reply.json());
}

const bibs = (rows: DataOf<typeof webRegisterResultList>) => rows.map((row) => row.bib);

beforeAll(async () => {
  given = await givenApp();
  await givenRace(given.db, givenRaceDefinition({ state: "finished" }), {
    entries: [
      givenEntry("101", { firstName: "สมชาย", lastName: "ใจดี", gender: "M", birthDate: "1980-01-01" }),
      givenEntry("102", { firstName: "มาลี", lastName: "ศรีสุข" }),
      givenEntry("103", { firstName: "ปิติ", lastName: "ชูใจ", gender: "M" }),
      givenEntry("104", { firstName: "วีระ", lastName: "กล้าหาญ", gender: "M" }),
      givenEntry("105", { firstName: "ชูใจ", lastName: "เลิศล้ำ" }),
    ],
    passings: [
      ...["101", "102", "103", "104"].map((bib) => givenPassing(bib, "START", 0)),
      givenPassing("101", "CP1", 25),
      givenPassing("101", "FIN", 50),
      givenPassing("102", "CP1", 26),
      givenPassing("102", "FIN", 48.01),
      givenPassing("103", "FIN", 50),
      givenPassing("104", "CP1", 40),
    ],
    penalties: [{ bib: "102", rule: "kit", timeMs: 300_000, laps: null, disqualify: false, reason: "no whistle" }],
  });
});
afterAll(() => given.stop());

describe("web-register-result-list", () => {
  it("ranks by gun time with penalties, shares equal places and puts DNF before DNS", async () => {
    const { data, meta } = await list();
    expect(data.map(({ bib, status, overallRank }) => [bib, status, overallRank])).toEqual([
      ["101", "finished", 1],
      ["103", "finished", 1],
      ["102", "finished", 3],
      ["104", "dnf", null],
      ["105", "dns", null],
    ]);
    expect(data[2]).toMatchObject({ timeMs: 48.01 * 60_000 + 300_000, penaltyMs: 300_000, gapMs: 180_600 });
    expect(meta).toMatchObject({ total: 5, category: "10K", splitCodes: ["START", "CP1", "FIN"] });
  });

  it("flags a missing split and never invents its time", async () => {
    const row = (await list()).data.find(({ bib }) => bib === "103");
    expect(row?.splitMs[1]).toBeNull();
    expect(row?.flags).toContain("missing_split");
  });

  it("filters by gender and age group, ranked within them", async () => {
    const men = await list({ gender: "M" });
    expect(bibs(men.data)).toEqual(["101", "103", "104"]);
    expect(men.meta.total).toBe(3);
    const older = await list({ gender: "M", ageGroup: "40+" });
    expect(older.data.map(({ bib, ageGroupRank }) => [bib, ageGroupRank])).toEqual([["101", 1]]);
  });

  it("counts the gap in a filter from whoever leads that filter", async () => {
    const women = await list({ gender: "F" });
    expect(women.data.map(({ bib, gapMs }) => [bib, gapMs])).toEqual([
      ["102", 0],
      ["105", null],
    ]);
  });

  it("finds by bib and by a part of a Thai or Latin name, and shows the rank in the whole category", async () => {
    expect(bibs((await list({ text: "103" })).data)).toEqual(["103"]);
    const { data } = await list({ text: "มาลี" });
    expect(data.map(({ bib, overallRank }) => [bib, overallRank])).toEqual([["102", 3]]);
    expect(bibs((await list({ text: "somying" })).data)).toHaveLength(5);
    expect(bibs((await list({ text: "%" })).data)).toEqual([]);
  });

  it("gives a window of the list", async () => {
    const { data, meta } = await list({ offset: 2, limit: 2 });
    expect(bibs(data)).toEqual(["102", "104"]);
    expect(meta.total).toBe(5);
  });

  it("answers 304 to a client that has the present version", async () => {
    const url = `${given.url}/api/web/${callPath(webRegisterResultList, { event })}`;
    const first = await fetch(url);
    const again = await fetch(url, { headers: { "if-none-match": first.headers.get("etag")! } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("never shows birth dates", async () => {
    const reply = await fetch(`${given.url}/api/web/${callPath(webRegisterResultList, { event })}`);
    expect(await reply.text()).not.toMatch(/birth|1980|1990/i);
  });

  it.each([
    ["an unknown event", "event=nowhere", 404, "event_not_found"],
    ["an unknown category", `event=${event}&category=99K`, 404, "category_not_found"],
    ["a slug that is none", "event=../x", 400, "invalid_input"],
    ["no event", "", 400, "invalid_input"],
    ["too long a page", `event=${event}&limit=5000`, 400, "invalid_input"],
    ["a parameter given twice", `event=${event}&event=x`, 400, "invalid_input"],
  ])("refuses %s", async (_, query, status, code) => {
    const reply = await fetch(`${given.url}/api/web/web-register-result-list?${query}`);
    expect(reply.status).toBe(status);
    expect(reply.headers.get("content-type")).toContain("application/problem+json");
    expect(await reply.json()).toMatchObject({ status, code });
  });
});

describe("web-register-model-result-list", () => {
  it("counts statuses and names the podium of each gender", async () => {
    const reply = await fetch(`${given.url}/api/web/${callPath(webRegisterModelResultList, { event })}`);
    const { data } = parseReply(webRegisterModelResultList, await reply.json());
    expect(data[0]).toMatchObject({ category: "10K", entries: 5, counts: { finished: 3, dnf: 1, dns: 1 } });
    expect(data[0]?.podium.map(({ bib, genderRank }) => [bib, genderRank])).toEqual([
      ["101", 1],
      ["103", 1],
      ["102", 1],
    ]);
  });
});
