import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryList, type CategoryRow, categorySave } from "@time-event/contract/categories";
import { publicationRestore } from "@time-event/contract/publications";
import { eventGet, eventSave } from "@time-event/contract/staff-events";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPublishing } from "./testing/given-publishing.ts";
import { readSavedList } from "./testing/read-saved-list.ts";

const now = gunAt + 90 * 60_000;
const tabbed = "18\t39\\n";
let given: GivenApp;
let eventId: number;
let chief: string;
let desk: ReturnType<typeof givenPublishing>;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const ageGroups = [
    { code: tabbed, from: 18, to: 39 },
    { code: "40+", from: 40, to: null },
  ];
  const race = givenRaceDefinition({ slug: "before", state: "draft", category: { ageGroups } });
  const passings = ["1", "2"].flatMap((bib, place) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "FIN", 50 + place),
  ]);
  const entries = [givenEntry("1"), givenEntry("2", { birthDate: null }), givenEntry("3")];
  eventId = await givenRace(given.db, race, { entries, passings });
  chief = await givenSignedIn(given, "chief");
  desk = givenPublishing(given, eventId, chief);
});
afterAll(() => given.stop());

async function rename(slug: string): Promise<void> {
  const { data } = (await get(given.url, eventGet, chief, { eventId })).reply!;
  const { state: _state, ...details } = data;
  expect((await post(given.url, eventSave, { ...details, eventId, slug }, bearing(chief))).status).toBe(200);
}

it("gives the text of a list, of which anybody computes its hash and reads all that is said of it", async () => {
  const reason = 'จับเวลาใหม่ "ทั้งรุ่น"\n\tC:\\chips';
  const first = (await desk.publish({ reason })).reply!.data;
  await desk.publish({ protestMinutes: 0 });
  const body = { ...desk.of, number: 1, reason: "back", formId: "form-of-restore" };
  expect((await post(given.url, publicationRestore, body, bearing(chief))).status).toBe(200);

  for (const { number, hash, madeAt, protestUntil, ...list } of (await desk.category()).publications) {
    const { name, bytes } = await desk.saved(number);
    expect(name).toContain(`before-10K-${number}.txt`);
    const read = readSavedList(bytes);
    expect(read.hash).toBe(hash);
    expect(read.form).toBe("published-list 2");
    expect(read.head).toEqual({
      event: String(eventId),
      slug: "before",
      category: "10K",
      number: String(number),
      state: "provisional",
      reason: list.reason,
      restores: list.restores === null ? "" : String(list.restores),
      "protests-until": new Date(protestUntil!).toISOString(),
      "made-at": new Date(madeAt).toISOString(),
      "made-by": "chief",
      entries: "3",
      previous: list.previousHash,
    });
    const lines = (await desk.whole(number)).data.map(({ name: _name, nameEn: _nameEn, ...line }) => line);
    expect(read.lines).toEqual(lines);
  }
  expect((await desk.whole(1)).data.map(({ bib, ageGroup }) => [bib, ageGroup])).toEqual([
    ["1", tabbed],
    ["2", null],
    ["3", tabbed],
  ]);
  expect(readSavedList((await desk.saved(1)).bytes).head["reason"]).toBe(first.reason);
});

it("has the same text after the event and the category have other names", async () => {
  const before = await desk.saved(2);
  await rename("after");
  const [{ id, revision }] = (await get(given.url, categoryList, chief, { eventId })).reply!.data as [CategoryRow];
  const body = { ...givenCategoryForm({ code: "TEN" }), eventId, id, revision };
  expect((await post(given.url, categorySave, body, bearing(chief))).status).toBe(200);
  const renamed = givenPublishing(given, eventId, chief, "TEN");
  const after = await renamed.saved(2);
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(after.name).toContain("after-TEN-2.txt");
  // a list that is made now has the names of now
  const { number } = (await renamed.publish()).reply!.data;
  expect(readSavedList((await renamed.saved(number)).bytes).head).toMatchObject({ slug: "after", category: "TEN" });
  desk = renamed;
});

it("keeps the time to protest and the author under the hash", async () => {
  const { bytes } = await desk.saved(1);
  const { hash } = (await desk.category()).publications.at(-1)!;
  const text = bytes.toString("utf8");
  for (const [said, other] of [
    [/protests-until\t.*/, "protests-until\t"],
    [/made-by\t.*/, "made-by\tsomebody"],
    [/restores\t.*/, "restores\t1"],
  ] as const) {
    const forged = text.replace(said, other);
    expect(forged).not.toBe(text);
    expect(createHash("sha256").update(forged).digest("hex")).not.toBe(hash);
  }
});

it("is for who works with times at the event", async () => {
  const search = `eventId=${eventId}&category=TEN&number=1`;
  const ask = (headers: Record<string, string>, query = search) =>
    fetch(`${given.url}/api/event/publication-export?${query}`, { headers });
  expect((await ask({})).status).toBe(401);
  const viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
  expect((await ask(bearing(viewer))).status).toBe(404);
  expect((await ask(bearing(chief), `eventId=${eventId}&category=TEN&number=999`)).status).toBe(404);
  expect((await ask(bearing(chief), `eventId=${eventId}&category=TEN&number=0`)).status).toBe(400);
});

it.each(["publications", "publication_rows"])("nobody empties %s", async (table) => {
  await expect(sql`truncate ${sql.table(table)} cascade`.execute(given.db)).rejects.toThrow(/never changed/);
  expect((await desk.category()).publications.length).toBeGreaterThan(0);
});
