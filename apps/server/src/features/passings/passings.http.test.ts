import { request } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { passingSave } from "@time-event/contract/passings";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";

type Passings = BodyOf<typeof passingSave>["passings"];

const event = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let key: string;

beforeAll(async () => {
  given = await givenApp();
  const entries = [givenEntry("1"), givenEntry("2", { chip: "C2" })];
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event }), { entries });
  key = await givenKey(given.db, { eventId });
});
afterAll(() => given.stop());

const save = (passings: Passings, headers = withKey(key)) => post(given.url, passingSave, { event, passings }, headers);
const countPassings = async () => (await given.db.selectFrom("passings").select("id").execute()).length;

it("says for each read what became of it, and stores every valid read", async () => {
  const { reply } = await save([
    { checkpoint: "CP1", bib: "1", at: gunAt + 1_000, device: "mat-1" },
    { checkpoint: "CP1", bib: "404", at: gunAt + 2_000 },
    { checkpoint: "MOON", bib: "1", at: gunAt + 3_000 },
    { checkpoint: "CP1", chip: "C2", at: gunAt + 4_000 },
    { checkpoint: "CP1", bib: "1", at: gunAt + 1_000, device: "mat-1" },
    { checkpoint: "CP1", chip: "C404", at: gunAt + 5_000 },
  ]);
  expect(reply?.data.fates).toEqual([
    "stored",
    "stored_unknown",
    "unknown_checkpoint",
    "stored",
    "repeated",
    "stored_unknown",
  ]);
  expect(await countPassings()).toBe(4);
});

it("says of each read that cannot be of the race why, and which instant was meant; the others are stored", async () => {
  const before = await countPassings();
  const at = new Date(gunAt + 40_000);
  const inYear = (year: number) => new Date(gunAt + 40_000).setUTCFullYear(year);
  const reads = [9_000, inYear(1969), inYear(at.getUTCFullYear() + 543), inYear(2099), inYear(5138)];
  const aYearOff = [inYear(at.getUTCFullYear() - 1), inYear(at.getUTCFullYear() + 1)];
  const { reply } = await save(
    [...reads, ...aYearOff, at.getTime()].map((instant) => ({ checkpoint: "CP1", bib: "2", at: instant })),
  );
  expect(reply?.data.fates).toEqual([
    "clock_not_set",
    "clock_not_set",
    "buddhist_year",
    "not_race_days",
    "not_race_days",
    "not_race_days",
    "not_race_days",
    "stored",
  ]);
  expect(reply?.data.meant).toEqual([2, 3, 4, 5, 6].map((index) => ({ index, at: at.getTime() })));
  expect(await countPassings()).toBe(before + 1);
});

it("repeats a lost reply byte for byte, and reports reads in a new submit as repeated", async () => {
  const read = { checkpoint: "FIN", bib: "1", at: gunAt + 50_000 };
  const headers = { "content-type": "application/json", ...withKey(key) };
  const url = `${given.url}/api/event/passing-save`;
  const body = JSON.stringify({ event, passings: [read] });
  const before = await countPassings();
  const cut = request(url, { method: "POST", headers }).on("error", () => {});
  cut.end(body);
  await vi.waitFor(async () => expect(await countPassings()).toBe(before + 1), { interval: 2 });
  cut.destroy();
  const again = Array.from({ length: 5 }, async () => {
    const reply = await fetch(url, { method: "POST", headers, body });
    return `${reply.status} ${reply.headers.get("content-type")} ${await reply.text()}`;
  });
  const replies = new Set(await Promise.all(again));
  expect(replies.size).toBe(1);
  expect([...replies][0]).toContain('"fates":["stored"]');
  expect((await save([read])).reply?.data.fates).toEqual(["repeated"]);
});

it.each([
  ["without bib and chip", { checkpoint: "FIN", at: gunAt }, "passings.0"],
  ["with both", { checkpoint: "FIN", bib: "1", chip: "C", at: gunAt }, "passings.0"],
  ["at no instant that there is", { checkpoint: "FIN", bib: "1", at: 9e15 }, "passings.0.at"],
  ["with half a letter", { checkpoint: "FIN", bib: "\uD800", at: gunAt }, "passings.0.bib"],
  ["with a control character", { checkpoint: "FIN", bib: "1\0", at: gunAt }, "passings.0.bib"],
])("refuses a read %s", async (_, read, path) => {
  const before = await countPassings();
  const { problem } = await save([read as Passings[number]]);
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
  expect(await countPassings()).toBe(before);
});

it("requires an id for each submit", async () => {
  const { "idempotency-key": _, ...headers } = withKey(key);
  const { problem } = await save([{ checkpoint: "FIN", bib: "2", at: gunAt }], headers);
  expect(problem).toMatchObject({ status: 400, errors: [{ path: "idempotency-key", code: "required" }] });
});

it("refuses the same id with other reads, and stores none of them", async () => {
  const headers = withKey(key);
  await save([{ checkpoint: "FIN", bib: "2", at: gunAt + 60_000 }], headers);
  const before = await countPassings();
  const other = await save([{ checkpoint: "FIN", bib: "2", at: gunAt + 70_000 }], headers);
  expect(other.problem).toMatchObject({ status: 409, code: "repeat_differs" });
  expect(await countPassings()).toBe(before);
});

it("tells each of many submits at once the fates of its own reads, and repeats none of them", async () => {
  const wrongYear = (at: number) => new Date(at).setUTCFullYear(new Date(at).getUTCFullYear() + 543);
  const submits = Array.from({ length: 80 }, (_, index) => {
    const at = gunAt + 5_000_000 + index;
    const reads: Passings = [
      { checkpoint: index % 2 === 0 ? "FIN" : "MOON", bib: "1", at },
      { checkpoint: "FIN", bib: "2", at: wrongYear(at) },
    ];
    return { reads, at, headers: withKey(key) };
  });
  const before = await countPassings();
  const first = await Promise.all(submits.map(({ reads, headers }) => save(reads, headers)));
  for (const [index, { reply }] of first.entries()) {
    const kept = index % 2 === 0 ? "stored" : "unknown_checkpoint";
    expect(reply!.data).toMatchObject({
      fates: [kept, "buddhist_year"],
      meant: [{ index: 1, at: submits[index]!.at }],
    });
  }
  expect(await countPassings()).toBe(before + 40);
  const again = await Promise.all(submits.map(({ reads, headers }) => save(reads, headers)));
  expect(again.map(({ reply }) => reply)).toEqual(first.map(({ reply }) => reply));
  expect(await countPassings()).toBe(before + 40);
});
