import { categoryList, categorySave } from "@time-event/contract/categories";
import type { Endpoint } from "@time-event/contract/endpoint";
import { entryGet } from "@time-event/contract/entries";
import { entryDelete, entryWithdraw } from "@time-event/contract/entry-edits";
import { gunFire } from "@time-event/contract/guns";
import { readAdd } from "@time-event/contract/read-changes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, bearing, get, post } from "../../testing/call-service.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { gunAt } from "../../testing/given-race.ts";
import { type GivenDesk, givenDesk, saveChanged } from "../entries/testing/given-desk.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { createRunnersNow, type RunnersNow } from "./runners-now.ts";

const minute = 60_000;
let all: GivenDesk;
let url: string;
let timing: string;
let manager: string;

beforeAll(async () => {
  all = await givenDesk();
  url = all.given.url;
  timing = await givenSignedIn(all.given, "timing", "timing_official", all.eventId);
  manager = await givenSignedIn(all.given, "manager", "event_manager", all.eventId);
});
afterAll(() => all.given.stop());

async function addRead(bib: string, checkpoint: string, minutes: number) {
  const body = { eventId: all.eventId, bib, checkpoint, at: gunAt + minutes * minute, reason: "เห็นกับตา" };
  return post(url, readAdd, body, bearing(timing));
}

/** What a form sends of an entry that it does not change. */
async function versionOf(bib: string) {
  const id = await all.idOf(bib);
  const { revision } = (await get(url, entryGet, all.desk, { eventId: all.eventId, id })).reply!.data;
  return { eventId: all.eventId, id, revision };
}

async function saveTenK(course: readonly string[]) {
  const { eventId } = all;
  const listed = (await get(url, categoryList, manager, { eventId })).reply!.data;
  const { id, revision } = listed.find(({ code }) => code === "10K")!;
  return post(
    url,
    categorySave,
    { ...givenCategoryForm({ course: [...course] }), eventId, id, revision },
    bearing(manager),
  );
}

const changes: Readonly<Record<string, () => Promise<Pick<Answer<Endpoint>, "status">>>> = {
  "a read": () => addRead("2", "START", 1),
  "a read further on": () => addRead("2", "CP1", 30),
  "another bib and name": () => saveChanged(all, all.desk, "3", { bib: "33", firstName: "ชื่อใหม่" }),
  "another category": () => saveChanged(all, all.desk, "10", { category: "10KW" }),
  "ruled out": () => saveChanged(all, all.desk, "2", { ruledStatus: "dnf" }),
  withdrawn: async () =>
    post(url, entryWithdraw, { ...(await versionOf("33")), withdrawn: true, reason: "ป่วย" }, bearing(all.desk)),
  "in again": async () =>
    post(url, entryWithdraw, { ...(await versionOf("33")), withdrawn: false, reason: "หายแล้ว" }, bearing(all.desk)),
  removed: async () => post(url, entryDelete, await versionOf("33"), bearing(all.desk)),
  "another gun": () => {
    const fired = { eventId: all.eventId, categories: ["10K"], at: gunAt + 5 * minute, reason: "ปล่อยช้า" };
    return post(url, gunFire, fired, bearing(timing));
  },
  "another course": () => saveTenK(["START", "FIN"]),
};

const shown = ({ runners, onCourse, courses }: RunnersNow) => ({
  runners: [...runners.values()].toSorted((a, b) => a.entryId - b.entryId),
  onCourse: onCourse.map(({ bib }) => bib).toSorted(),
  courses: [...courses.values()],
});

it("knows after each change what somebody knows who looks for the first time", async () => {
  const { db } = all.given;
  const look = createRunnersNow(db);
  let before = shown(await look(all.eventId));
  for (const [what, change] of Object.entries(changes)) {
    expect([what, (await change()).status]).toEqual([what, 200]);
    const now = shown(await look(all.eventId));
    expect({ what, ...now }).not.toEqual({ what, ...before });
    expect({ what, ...now }).toEqual({ what, ...shown(await createRunnersNow(db)(all.eventId)) });
    before = now;
  }
});

it("reads nobody anew whose result did not change", async () => {
  const look = createRunnersNow(all.given.db);
  const before = await look(all.eventId);
  expect((await addRead("10", "FIN", 60)).status).toBe(200);
  const after = await look(all.eventId);
  const anew = [...after.runners.values()].filter((runner) => before.runners.get(runner.entryId) !== runner);
  expect(anew.map(({ bib }) => bib)).toEqual(["10"]);
});

it("keeps nothing of an event that there is not", async () => {
  const look = createRunnersNow(all.given.db);
  for (let tries = 0; tries < 2; tries++) await expect(look(987_654)).rejects.toThrow("no such event");
});
