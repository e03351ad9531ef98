import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryDuplicates, entryMerge } from "@time-event/contract/entry-duplicates";
import { entryGet } from "@time-event/contract/entries";
import { afterAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk, saveChanged } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeEach(async () => {
  await all?.given.stop();
  all = await givenDesk();
  const name = { firstName: "วีระ", lastName: "ประสงค์สุข" };
  await saveChanged(all, all.desk, "10", { ...name, phone: "0812345678", club: "ทีมเสือ", birthDate: "1/2/2530" });
  await saveChanged(all, all.desk, "3", { email: "v@example.org", club: "ทีมสิงห์", birthDate: "" });
});
afterAll(() => all.given.stop());

const record = async (bib: string) => {
  const id = await all.idOf(bib);
  return (await get(all.given.url, entryGet, all.desk, { eventId: all.eventId, id })).reply!.data;
};
const groups = async () => (await get(all.given.url, entryDuplicates, all.desk, { eventId: all.eventId })).reply!.data;
async function merge(keep: string, drop: string, { take = [] as string[], bearer = all.desk } = {}) {
  const seen = async (bib: string) => {
    const { id, revision } = await record(bib);
    return { id, revision };
  };
  const body = { eventId: all.eventId, keep: await seen(keep), drop: await seen(drop), take };
  return post(all.given.url, entryMerge, body, bearing(bearer));
}

it("finds who was entered twice, and in what both differ", async () => {
  const [group, ...others] = await groups();
  expect(others).toEqual([]);
  expect(group!.entries.map(({ bib }) => bib).toSorted()).toEqual(["10", "3"]);
  expect(group!.differ).toEqual(expect.arrayContaining(["club", "phone", "email"]));
  // another birth date is another person
  await saveChanged(all, all.desk, "3", { birthDate: "1/2/2531" });
  expect(await groups()).toEqual([]);
});

it("fills what the entry lacks, takes what is chosen, and withdraws the other", async () => {
  const { reply } = await merge("3", "10", { take: ["club"] });
  expect(reply!.data.filled).toEqual(expect.arrayContaining(["phone", "club", "birthDate"]));
  expect(await record("3")).toMatchObject({
    club: "ทีมเสือ",
    personal: { phone: "0812345678", email: "v@example.org", birthDate: "1987-02-01" },
  });
  expect(await record("10")).toMatchObject({ status: "withdrawn" });
  expect(await groups()).toEqual([]);
});

it("is taken back as any change of many", async () => {
  const before = await Promise.all([record("3"), record("10")]);
  const { undo } = (await merge("3", "10")).reply!.data;
  await post(all.given.url, entryBulkUndo, { eventId: all.eventId, undo }, bearing(all.desk));
  const after = await Promise.all([record("3"), record("10")]);
  expect(after.map(({ personal, status, club }) => ({ personal, status, club }))).toEqual(
    before.map(({ personal, status, club }) => ({ personal, status, club })),
  );
});

it("refuses what was seen on the course, a withdrawn one, the same one, and callers without the right", async () => {
  expect((await merge("3", "1")).problem?.reasons).toEqual(["has_reads"]);
  expect((await merge("3", "3")).problem?.reasons).toEqual(["same_entry"]);
  for (const bearer of [all.viewer, all.other]) expect((await merge("3", "10", { bearer })).status).toBe(404);
  await merge("3", "10");
  expect((await merge("3", "10")).problem?.reasons).toEqual(["already_withdrawn"]);
  const body = { eventId: all.eventId, keep: { id: 1, revision: 1 }, drop: { id: 0, revision: 1 }, take: [] };
  expect((await post(all.given.url, entryMerge, body, bearing(all.desk))).status).toBe(400);
});
