import { afterAll, beforeAll, expect, it } from "vitest";
import type { ResultsChanged } from "@time-event/contract/results";
import { passingSave } from "@time-event/contract/passings";
import type { BodyOf } from "@time-event/contract/endpoint";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { resultChanges } from "../../testing/result-changes.ts";

const event = "doi-inthanon-trail-2026";
const listUrl = (url: string) => `${url}/api/web/web-register-result-list?event=${event}`;
let given: GivenApp;
let key: string;

beforeAll(async () => {
  given = await givenApp();
  const eventId = await givenRace(given.db, givenRaceDefinition(), {
    entries: ["1", "2", "3"].map((bib) => givenEntry(bib)),
    passings: ["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0)),
  });
  key = await givenKey(given.db, { eventId });
});
afterAll(() => given.stop());

async function save(passings: BodyOf<typeof passingSave>["passings"]) {
  return post(given.url, passingSave, { event, passings }, withKey(key));
}

it("shows a new passing on an open page of every server process", async () => {
  const closing = new AbortController();
  const other = await given.another();
  const here = resultChanges(given.url, event, closing.signal);
  const there = resultChanges(other.url, event, closing.signal);
  const before = (await here.next()).value as ResultsChanged;
  expect((await there.next()).value).toEqual(before);

  const saved = await save([{ checkpoint: "FIN", bib: "2", at: gunAt + 3_000_000 }]);
  expect(saved.reply?.data.fates).toEqual(["stored"]);

  const told = (await here.next()).value as ResultsChanged;
  expect(told).toEqual({ version: before.version + 1, categories: ["10K"] });
  expect((await there.next()).value).toEqual(told);
  for (const url of [given.url, other.url]) {
    const { data, meta } = (await (await fetch(listUrl(url))).json()) as { data: unknown[]; meta: { version: number } };
    expect(meta.version).toBe(told.version);
    expect(data[0]).toMatchObject({ bib: "2", status: "finished", overallRank: 1, timeMs: 3_000_000 });
  }
  closing.abort();
});

it("counts the same read once, however often it is sent", async () => {
  const read = { checkpoint: "CP1", bib: "3", at: gunAt + 1_500_000, device: "mat-7" };
  const replies = await Promise.all([save([read, read]), save([read]), save([read])]);
  const fates = replies.flatMap(({ reply }) => reply!.data.fates);
  expect(fates.sort()).toEqual(["repeated", "repeated", "repeated", "stored"]);
});
