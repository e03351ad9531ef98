import { expect, test } from "vitest";
import { bodyOfUndo, isThereAgain, type HistoryEntry, undoOf, undosAmong } from "./undo-of.ts";
import { undoWays } from "./undo-ways.ts";

const entry = (seq: number, action: string, before: object | null, after: object | null): HistoryEntry => ({
  seq,
  at: 0,
  username: "somchai",
  address: "203.0.113.7",
  action,
  event: { id: 5, name: null },
  subject: { kind: action.replace(/-\w+$/, ""), id: "7", name: "10K" },
  changed: Object.keys({ ...before, ...after }),
  reason: "",
  before: before as HistoryEntry["before"],
  after: after as HistoryEntry["after"],
  stored: { before: before as HistoryEntry["before"], after: after as HistoryEntry["after"] },
});
const raised = entry(3, "wave-save", { capacity: 100 }, { capacity: 200 });
const now = { id: 7, revision: 9, name: { th: "เช้า", en: "" }, capacity: 200, categoryId: 2, startsAt: 0, taken: 40 };

test("a change is taken back from what is stored now, and leaves what others changed in other fields", () => {
  const undo = undoOf(raised)!;
  expect(bodyOfUndo(undo, now, 5)).toEqual({
    body: { eventId: 5, id: 7, revision: 9, name: now.name, capacity: 100, categoryId: 2, startsAt: 0 },
  });
});

test("what somebody changed again since is not overwritten, but named", () => {
  expect(bodyOfUndo(undoOf(raised)!, { ...now, capacity: 300 }, 5)).toEqual({ changedSince: ["capacity"] });
  expect(bodyOfUndo(undoOf(raised)!, undefined, 5)).toEqual({ changedSince: ["capacity"] });
});

test("what was removed is added again as something new", () => {
  const { revision: _revision, id: _id, ...removed } = now;
  const undo = undoOf(entry(4, "wave-delete", removed, null))!;
  expect(bodyOfUndo(undo, undefined, 5)).toMatchObject({ body: { id: null, revision: 0, capacity: 200 } });
});

test("what is counted, what was added, and what has no form here cannot be taken back", () => {
  expect(undoOf(entry(3, "wave-save", { taken: 1 }, { taken: 2 }))).toBeNull();
  expect(undoOf(entry(3, "wave-save", null, { capacity: 1 }))).toBeNull();
  expect(undoOf(entry(3, "event-state-save", { state: "draft" }, { state: "open" }))).toBeNull();
  expect(undoOf({ ...raised, stored: null })).toBeNull();
});

test("a change that turns the one before it round is an undo of it", () => {
  const back = entry(8, "wave-save", { capacity: 200 }, { capacity: 100 });
  expect(undosAmong([back, raised])).toEqual(new Set([8]));
  const between = entry(5, "wave-save", { capacity: 150 }, { capacity: 200 });
  expect(undosAmong([back, between, raised])).toEqual(new Set());
});

test("what was added again is not added twice", () => {
  const removed = entry(4, "wave-delete", now, null);
  expect(isThereAgain(removed, [removed, raised])).toBe(false);
  expect(isThereAgain(removed, [entry(5, "wave-save", null, now), removed])).toBe(true);
});

test("every way back sends what the thing shows", () => {
  for (const [kind, { save, shows }] of Object.entries(undoWays)) {
    const sent = Object.keys((save.body as unknown as { readonly shape: object }).shape);
    const reply = (shows as unknown as { readonly data: { readonly shape?: object; readonly _zod: { def: unknown } } })
      .data;
    const row = reply.shape ?? (reply._zod.def as { readonly element: { readonly shape: object } }).element.shape;
    // the caller's own password is asked for where it is needed
    const given = ["eventId", "password"];
    const unknown = sent.filter((field) => !given.includes(field) && !(field in row));
    expect([kind, unknown]).toEqual([kind, []]);
  }
});
