import { afterAll, beforeAll, expect, it } from "vitest";
import type { ResultsChanged } from "@time-event/contract/results";
import { givenApp, internalKey, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { resultChanges } from "../../testing/result-changes.ts";

const event = "doi-inthanon-trail-2026";
const listUrl = (url: string) => `${url}/api/web/web-register-result-list?event=${event}`;
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  await givenRace(given.db, givenRaceDefinition(), {
    entries: ["1", "2", "3"].map((bib) => givenEntry(bib)),
    passings: ["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0)),
  });
});
afterAll(() => given.stop());

async function save(passings: object[], key = internalKey): Promise<Response> {
  return fetch(`${given.url}/internal/passing-save`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-internal-key": key },
    body: JSON.stringify({ event, passings }),
  });
}

it("shows a new passing on an open page of every server process", async () => {
  const closing = new AbortController();
  const other = await given.another();
  const here = resultChanges(given.url, event, closing.signal);
  const there = resultChanges(other.url, event, closing.signal);
  const before = (await here.next()).value as ResultsChanged;
  expect((await there.next()).value).toEqual(before);

  const saved = await save([{ checkpoint: "FIN", bib: "2", at: gunAt + 3_000_000 }]);
  expect(await saved.json()).toMatchObject({ data: { stored: 1, repeated: 0 } });

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

it("takes the same read once, however often it is sent", async () => {
  const read = { checkpoint: "CP1", bib: "3", at: gunAt + 1_500_000, device: "mat-7" };
  const replies = await Promise.all([save([read, read]), save([read]), save([read])]);
  const counts = await Promise.all(
    replies.map(async (reply) => ((await reply.json()) as { data: { stored: number } }).data),
  );
  expect(counts.reduce((sum, { stored }) => sum + stored, 0)).toBe(1);
});

it("keeps a read of nobody's bib without changing a result", async () => {
  const reply = await save([{ checkpoint: "CP1", bib: "999", at: gunAt + 1_000 }]);
  expect(await reply.json()).toMatchObject({ data: { stored: 1 } });
});

it.each([
  ["an unknown checkpoint", [{ checkpoint: "MOON", bib: "1", at: gunAt }], internalKey, 409],
  ["a read without bib and chip", [{ checkpoint: "FIN", at: gunAt }], internalKey, 400],
  ["a stranger", [{ checkpoint: "FIN", bib: "1", at: gunAt }], "a-key-that-was-guessed-0123456789-ab", 404],
])("refuses %s", async (_, passings, key, status) => {
  expect((await save(passings, key)).status).toBe(status);
});
