import { clockSet, clockUndo } from "@time-event/contract/clocks";
import { randomUUID } from "node:crypto";
import { findingDecide, findingLift, findingList } from "@time-event/contract/findings";
import { kitHandOut, kitTakeBack } from "@time-event/contract/kits";
import { startDnsMark, startDnsUndo } from "@time-event/contract/start-line";
import { startOrderGet, startOrderSave, startOrderUndo } from "@time-event/contract/start-orders";
import { entrySave } from "@time-event/contract/entry-edits";
import { givenForm } from "../../features/entries/testing/given-desk.ts";
import { gunFire } from "@time-event/contract/guns";
import { readAdd, readMove, readRestore, readSpanVoid, readUndo, readVoid } from "@time-event/contract/read-changes";
import { readList } from "@time-event/contract/reads";
import { recordPassings } from "../../features/passings/passings.service.ts";
import { gunAt } from "../given-race.ts";
import { example, type Example, type Scene } from "./scene.ts";

let readsMade = 0;
/** A read that was added by hand, at a time of its own, with what it was added by. */
async function aRead(scene: Scene) {
  const { eventId } = scene;
  const typed = { eventId, bib: "1", checkpoint: "CP1", at: gunAt + 1_000 * ++readsMade, reason: "seen" };
  const { changeId } = await scene.make(readAdd, typed);
  const { data } = await scene.read(readList, { eventId, who: "1", limit: 1 });
  return { ...typed, changeId, id: data[0]!.id };
}
async function aVoidRead(scene: Scene) {
  const { eventId, id } = await aRead(scene);
  await scene.make(readVoid, { eventId, ids: [id], reason: "not theirs" });
  return { eventId, ids: [id], reason: "theirs after all" };
}

/** Somebody of whom no read is known anywhere. */
async function aFinding(scene: Scene) {
  const { eventId, given } = scene;
  const at = new Date(gunAt + 1_000 * ++readsMade);
  const values = { eventId, checkpointCode: "CP1", bib: `nobody ${readsMade}`, at: at.toISOString() };
  await given.db
    .insertInto("passings")
    .values(values as never)
    .execute();
  const { data } = await scene.read(findingList, { eventId, kind: "read_of_nobody", show: "open" });
  return { eventId, key: data[0]!.key, isDismissed: true, reason: "a pacer" };
}

/** A clock of a device that has taken a read; its reads move by a second. */
async function aClock(scene: Scene) {
  const { eventId, fresh } = scene;
  const device = fresh();
  const read = { checkpoint: "CP1", bib: "1", at: gunAt + 1_000 * ++readsMade, device };
  await recordPassings(scene.given.db, eventId, [read]);
  const kind = "hand" as const;
  const clock = { eventId, checkpoint: "CP1", device, from: null, to: null, offsetMs: 1_000, kind, reason: "slow" };
  return { ...clock, expectLatest: null };
}

/** The kit of somebody who has a bib of their own. */
async function aKit(scene: Scene) {
  const { eventId, fresh } = scene;
  const form = givenForm({ firstName: fresh(), lastName: "รักวิ่ง", bib: `K${fresh()}` });
  const { id } = await scene.make(entrySave, { eventId, revision: 0, ...form });
  return { eventId, entryIds: [id], submit: randomUUID() };
}
async function aDns(scene: Scene) {
  const { eventId, entryIds } = await aKit(scene);
  return { eventId, category: null, kit: null, entryIds, atMost: 1, reason: "not here" };
}

let startsMade = 0;
/** Everybody of the category starts at once, each time a second later than before. */
async function aStartOrder({ eventId, read }: Scene) {
  const { data } = await read(startOrderGet, { eventId, category: "10K" });
  const startsAt = gunAt + 1_000 * ++startsMade;
  const starts = data.starters.map(({ entryId }) => ({ entryId, startsAt }));
  return { eventId, category: "10K", seen: data.last?.id ?? 0, rule: null, starts };
}

export const raceDayExamples: readonly Example[] = [
  example(gunFire, async ({ eventId }) => ({ eventId, categories: ["10K"], at: gunAt + 1_000, reason: "late" })),
  example(kitHandOut, aKit),
  example(kitTakeBack, async (scene) => {
    const kit = await aKit(scene);
    await scene.make(kitHandOut, kit);
    return { ...kit, submit: randomUUID() };
  }),
  example(startDnsMark, aDns),
  example(startDnsUndo, async (scene) => {
    const { markId } = await scene.make(startDnsMark, await aDns(scene));
    return { eventId: scene.eventId, markId };
  }),
  example(startOrderSave, aStartOrder),
  example(startOrderUndo, async (scene) => {
    const { id } = await scene.make(startOrderSave, await aStartOrder(scene));
    return { eventId: scene.eventId, id };
  }),
  example(findingDecide, aFinding),
  example(findingLift, async ({ given, eventId }) => {
    const entry = given.db.updateTable("entries").set({ ruledStatus: "dnf" }).where("eventId", "=", eventId);
    const { id } = await entry.where("bib", "=", "1").returning("id").executeTakeFirstOrThrow();
    return { eventId, entryId: id, reason: "she was read" };
  }),
  example(readAdd, async ({ eventId }) => ({
    eventId,
    bib: "1",
    checkpoint: "CP1",
    at: gunAt + 1_000 * ++readsMade,
    reason: "seen",
  })),
  example(readVoid, async (scene) => {
    const { eventId, id, reason } = await aRead(scene);
    return { eventId, ids: [id], reason };
  }),
  example(readRestore, aVoidRead),
  example(readMove, async (scene) => {
    const { eventId, id, reason } = await aRead(scene);
    return { eventId, id, bib: "2", reason };
  }),
  example(readSpanVoid, async (scene) => {
    const { eventId, at, reason } = await aRead(scene);
    return { eventId, checkpoint: "CP1", device: "hand", from: at, to: at, reason, expectReads: 1 };
  }),
  example(clockSet, aClock),
  example(clockUndo, async (scene) => {
    const { eventId, ...clock } = await aClock(scene);
    const { clockId } = await scene.make(clockSet, { eventId, ...clock });
    return { eventId, clockId };
  }),
  example(readUndo, async (scene) => {
    const { eventId, changeId } = await aRead(scene);
    return { eventId, changeId };
  }),
];
