import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { auditOfSubject } from "@time-event/contract/audit";
import { entryBulk, type EntryBulkChange, type EntrySelection, entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryWithdraw } from "@time-event/contract/entry-edits";
import { entryGet, entryHistory, entryList } from "@time-event/contract/entries";
import { sql } from "kysely";
import { bearing, get, post } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk, saveChanged } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeEach(async () => {
  await all?.given.stop();
  all = await givenDesk();
});
afterAll(() => all.given.stop());

const bulk = (selection: EntrySelection, change: EntryBulkChange, bearer = all.desk) =>
  post(all.given.url, entryBulk, { eventId: all.eventId, selection, change }, bearing(bearer));
const ids = async (...bibs: string[]) => ({ ids: await Promise.all(bibs.map(all.idOf)) });
const undo = (batch: number, bearer = all.desk) =>
  post(all.given.url, entryBulkUndo, { eventId: all.eventId, undo: batch }, bearing(bearer));
const list = async () => (await get(all.given.url, entryList, all.viewer, { eventId: all.eventId })).reply!.data;
const fieldOf = async (bib: string, field: "club" | "category" | "status") =>
  (await list()).find((row) => row.bib === bib)?.[field];

describe("entry-bulk", () => {
  it("changes all entries that a filter finds, if it finds as many as the caller confirmed", async () => {
    const filter = { gender: "M" } as const;
    const wrong = await bulk({ filter, count: 3 }, { kind: "club", club: "ทีมเสือ" });
    expect(wrong).toMatchObject({ status: 409, problem: { reasons: ["list_changed"] } });
    const { reply } = await bulk({ filter, count: 2 }, { kind: "club", club: "ทีมเสือ" });
    expect(reply!.data).toMatchObject({ changed: 2, same: 0, refusedCount: 0 });
    expect((await list()).filter(({ club }) => club === "ทีมเสือ").map(({ bib }) => bib)).toEqual(["2", "3"]);
    const again = await bulk({ filter, count: 2 }, { kind: "club", club: "ทีมเสือ" });
    expect(again.reply!.data).toMatchObject({ changed: 0, same: 2, undo: null });
  });

  it("leaves entries that cannot be changed, and names each with the reasons", async () => {
    const toWomen = await bulk(await ids("1", "2", "10"), { kind: "category", category: "10KW" });
    expect(toWomen.reply!.data).toMatchObject({
      changed: 2,
      refusedCount: 1,
      refused: [{ bib: "2", name: "ปิติ พิทักษ์", reasons: [{ path: "", code: "gender_not_allowed" }] }],
    });
    const withdrawn = await bulk(await ids("1", "10"), { kind: "withdraw", reason: "ยกเลิก" });
    expect(withdrawn.reply!.data).toMatchObject({
      changed: 1,
      refused: [{ bib: "1", reasons: [{ path: "", code: "has_reads" }] }],
    });
    expect(await fieldOf("10", "status")).toBe("withdrawn");
    const deleted = await bulk(await ids("1", "3"), { kind: "delete" });
    expect(deleted.reply!.data).toMatchObject({ changed: 1, refused: [{ bib: "1" }], undo: null });
    expect((await list()).map(({ bib }) => bib)).toEqual(["1", "2", "10", "F2"]);
  });

  it("fills a category to its last place and no further", async () => {
    await bulk(await ids("10"), { kind: "category", category: "10KW" });
    const { reply } = await bulk(await ids("10", "F2"), { kind: "category", category: "10K" });
    expect(reply!.data).toMatchObject({ changed: 2, refusedCount: 0 });
    await all.given.db.updateTable("categories").set({ capacity: 5 }).where("code", "=", "10K").execute();
    await bulk(await ids("10", "F2"), { kind: "category", category: "10KW" });
    await all.given.db.updateTable("categories").set({ capacity: 4 }).where("code", "=", "10K").execute();
    const last = await bulk(await ids("10", "F2"), { kind: "category", category: "10K" });
    expect(last.reply!.data).toMatchObject({
      changed: 1,
      refused: [{ bib: "F2", reasons: [{ path: "", code: "category_full" }] }],
    });
  });

  it("changes no entry of another event, and requires the right", async () => {
    const ofOthers = await bulk(await ids("77", "2"), { kind: "club", club: "ทีมเสือ" });
    expect(ofOthers.reply!.data).toMatchObject({ changed: 1, same: 0 });
    const row = await all.given.db.selectFrom("entries").select("club").where("bib", "=", "77").executeTakeFirst();
    expect(row?.club).toBe("เชียงใหม่รันเนอร์");
    for (const bearer of [all.viewer, all.other]) {
      const refused = await bulk(await ids("2"), { kind: "restore" }, bearer);
      expect(refused).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    }
    const bad = await bulk({ ids: [] }, { kind: "club", club: "x" });
    expect(bad).toMatchObject({ status: 400, problem: { code: "invalid_input" } });
  });

  it("writes one audit entry with the values of each before, and appears in the history of each", async () => {
    await bulk(await ids("2", "3"), { kind: "category", category: "10KW" });
    await bulk(await ids("1"), { kind: "category", category: "10KW" });
    const id = await all.idOf("1");
    const entries = await all.given.db.selectFrom("auditEntries").selectAll().execute();
    const { before, after } = JSON.parse(entries.at(-1)!.entry) as { before: unknown; after: unknown };
    const done = entries.map(({ action }) => action).filter((action) => action !== "sign-in");
    expect(done).toEqual(["entry-bulk-category"]);
    expect([before, after]).toMatchObject([{ [id]: { categoryId: expect.any(Number) } }, { category: "10KW" }]);
    const { reply } = await get(all.given.url, entryHistory, all.viewer, { eventId: all.eventId, id });
    expect(reply!.data).toMatchObject([
      { action: "entry-bulk-category", username: "desk", before: { category: "10K" }, after: { category: "10KW" } },
    ]);
    // the history of the event names whom it changed, and categories, not the numbers of their rows
    const event = { eventId: all.eventId, kind: "event", id: String(all.eventId) };
    const said = (await get(all.given.url, auditOfSubject, all.viewer, event)).reply!.data[0]!;
    expect(said.changed[0]).toMatch(/^1 \S+/);
    expect(said.before).toEqual({ [said.changed[0]!]: { categoryId: "10K" } });
  });
});

describe("the same national ID in two races at the same time", () => {
  const number = "1101700230708";
  const twice = [{ path: "", code: "already_entered" }];
  /** Two entries of one number, one of which has withdrawn. */
  beforeEach(async () => {
    const { db } = all.given;
    await db.updateTable("categories").set({ capacity: null }).execute();
    await bulk(await ids("F2"), { kind: "withdraw", reason: "ซ้ำ" });
    await db.updateTable("entries").set({ nationalId: number }).where("bib", "in", ["10", "F2"]).execute();
  });

  it("is asked when many come back or are moved, and when one comes back", async () => {
    const back = await bulk(await ids("F2"), { kind: "restore" });
    expect(back.reply!.data).toMatchObject({ changed: 0, refused: [{ bib: "F2", reasons: twice }] });
    const [id, bearer] = [await all.idOf("F2"), all.desk];
    const { revision } = (await get(all.given.url, entryGet, bearer, { eventId: all.eventId, id })).reply!.data;
    const body = { eventId: all.eventId, id, revision, withdrawn: false, reason: "" };
    expect((await post(all.given.url, entryWithdraw, body, bearing(bearer))).problem?.reasons).toEqual([
      "already_entered",
    ]);

    // the women start a day later: both may run until one is moved to the same morning
    const later = sql<never>`gun_at + interval '1 day'`;
    await all.given.db.updateTable("categories").set({ gunAt: later }).where("code", "=", "10KW").execute();
    expect((await bulk(await ids("F2"), { kind: "restore" })).reply!.data.changed).toBe(1);
    const moved = await bulk(await ids("F2"), { kind: "category", category: "10K" });
    expect(moved.reply!.data).toMatchObject({ changed: 0, refused: [{ bib: "F2", reasons: twice }] });
  });

  it("is asked when a change is taken back", async () => {
    const { reply } = await bulk(await ids("10"), { kind: "withdraw", reason: "ย้ายไปอีกรุ่น" });
    expect((await bulk(await ids("F2"), { kind: "restore" })).reply!.data.changed).toBe(1);
    const undone = await undo(reply!.data.undo!);
    expect(undone.reply!.data).toMatchObject({
      changed: 0,
      refused: [{ bib: "10", reasons: [{ path: "nationalId", code: "already_entered" }] }],
    });
  });
});

describe("entry-bulk-undo", () => {
  it("undoes a change once, except for entries that somebody changed since", async () => {
    const changed = await bulk(await ids("2", "3", "10"), { kind: "club", club: "ทีมเสือ" });
    await saveChanged(all, all.desk, "3", { club: "ทีมช้าง" });
    const { reply } = await undo(changed.reply!.data.undo!);
    expect(reply!.data).toMatchObject({
      changed: 2,
      refused: [{ bib: "3", reasons: [{ path: "", code: "changed_since" }] }],
    });
    expect([await fieldOf("2", "club"), await fieldOf("3", "club")]).toEqual(["ชมรมวิ่งดอยสุเทพ", "ทีมช้าง"]);
    const history = await get(all.given.url, entryHistory, all.desk, { eventId: all.eventId, id: await all.idOf("2") });
    expect(history.reply!.data[0]).toMatchObject({
      action: "entry-bulk-undo",
      before: { club: "ทีมเสือ" },
      after: { club: "ชมรมวิ่งดอยสุเทพ" },
    });
    expect(await undo(changed.reply!.data.undo!)).toMatchObject({
      status: 409,
      problem: { reasons: ["nothing_to_undo"] },
    });
  });

  it("lets withdrawn entries in again, if there is a place", async () => {
    const gone = await bulk(await ids("2", "3"), { kind: "withdraw", reason: "ยกเลิก" });
    await all.given.db.updateTable("categories").set({ capacity: 3 }).where("code", "=", "10K").execute();
    const { reply } = await undo(gone.reply!.data.undo!);
    expect(reply!.data).toMatchObject({
      changed: 1,
      refused: [{ bib: "3", reasons: [{ path: "category", code: "category_full" }] }],
    });
    const { reply: record } = await get(all.given.url, entryGet, all.desk, {
      eventId: all.eventId,
      id: await all.idOf("2"),
    });
    expect(record!.data).toMatchObject({ status: "registered", withdrawn: null });
  });

  it("is refused at another event", async () => {
    const changed = await bulk(await ids("2"), { kind: "shirt", shirtSize: "XL" });
    const batch = changed.reply!.data.undo!;
    expect(await undo(batch, all.other)).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    const there = { eventId: all.otherEventId, undo: batch };
    const answer = await post(all.given.url, entryBulkUndo, there, bearing(all.other));
    expect(answer).toMatchObject({ status: 409, problem: { reasons: ["nothing_to_undo"] } });
  });
});
