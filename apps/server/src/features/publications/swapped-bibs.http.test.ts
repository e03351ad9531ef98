import { afterAll, beforeAll, expect, it } from "vitest";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { readUndo, readVoid } from "@time-event/contract/read-changes";
import { bearing, get, post } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk, saveChanged } from "../entries/testing/given-desk.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPublishing } from "./testing/given-publishing.ts";

let all: GivenDesk;
let chief: string;
let lists: ReturnType<typeof givenPublishing>;
beforeAll(async () => {
  all = await givenDesk();
  chief = await givenSignedIn(all.given, "chief");
  lists = givenPublishing(all.given, all.eventId, chief);
});
afterAll(() => all.given.stop());

const event = "doi-inthanon-trail-2026";
const page = async (bib: string) => {
  const { data } = (await get(all.given.url, webPlayerGet, undefined, { event, bib })).reply!;
  const history = data.publications.map((each) => [each.number, each.bib, each.status, each.overallRank]);
  return { name: data.result.name, history };
};

/** As the desk does when two players wear each other's number: a bib with reads changes only while its reads are void. */
async function swap(one: string, other: string): Promise<void> {
  const { given, eventId } = all;
  const reads = given.db.selectFrom("passings").select("id").where("eventId", "=", eventId).where("bib", "=", one);
  const ids = (await reads.execute()).map(({ id }) => id);
  const voided = await post(given.url, readVoid, { eventId, ids, reason: "สลับบิบ" }, bearing(chief));
  const free = "900";
  for (const [from, to] of [
    [one, free],
    [other, one],
    [free, other],
  ] as const) {
    expect(await saveChanged(all, all.desk, from, { bib: to })).toMatchObject({ status: 200 });
  }
  const { changeId } = voided.reply!.data;
  expect((await post(given.url, readUndo, { eventId, changeId }, bearing(chief))).status).toBe(200);
}

it("keeps the history of a player with the player, and not with the bib that somebody else has now", async () => {
  expect((await lists.publish()).status).toBe(200);
  // the reads of bib 1 were Piti's all along
  await swap("1", "2");
  expect(await page("1")).toEqual({ name: "ปิติ พิทักษ์", history: [[1, "2", "registered", null]] });
  expect(await page("2")).toEqual({ name: "มานี มีนา", history: [[1, "1", "finished", 1]] });

  const { categories } = (await get(all.given.url, webEventGet, undefined, { event, part: "frame" })).reply!.data;
  expect(categories[0]!.publication).toMatchObject({ number: 1, changedSince: 2 });
  expect((await lists.publish()).status).toBe(200);
  const history = async () => (await page("1")).history;
  await expect.poll(history).toEqual([
    [1, "2", "registered", null],
    [2, "1", "finished", 1],
  ]);
});

it("names on each list who had the bib then, and compares lists player by player", async () => {
  const nameOf = async (number: number, bib: string) =>
    (await lists.whole(number)).data.find((line) => line.bib === bib)!.name;
  expect([await nameOf(1, "1"), await nameOf(2, "1")]).toEqual(["มานี มีนา", "ปิติ พิทักษ์"]);
  const { data } = await lists.compare({ from: 1, to: 2 });
  expect(data.map(({ name, before, after, why }) => [name, before!.bib, after!.bib, why])).toEqual([
    ["ปิติ พิทักษ์", "2", "1", "status"],
    ["มานี มีนา", "1", "2", "status"],
  ]);
});

it("says that a bib changed when nothing else did", async () => {
  expect((await saveChanged(all, all.desk, "10", { bib: "11" })).status).toBe(200);
  const { data } = await lists.compare({ from: 2 });
  expect(data.map(({ bib, before, why }) => [bib, before!.bib, why])).toEqual([["11", "10", "bib"]]);
  expect(await lists.category()).toMatchObject({ changedSince: 1 });
});
