import { expect, test } from "vitest";
import { eventApi } from "../event-api.ts";
import { auditWords, features } from "./audit-words.ts";
import { givenFormat } from "./given-format.test-support.ts";
import { spokenChanges } from "./spoken-changes.ts";

const th = auditWords("th", givenFormat);
const en = auditWords("en", givenFormat);

test("an action is named by its own words, else by noun and verb, else by the action that it varies, else by its code", () => {
  expect(en.action("sign-in-reused")).toBe("An old token was used again, so the sign-in was ended");
  expect(th.action("event-type-save")).toBe("บันทึกประเภทงาน");
  expect(en.action("docket-propose")).toBe("Proposed penalty");
  expect(en.action("entry-bulk-club")).toBe("Changed many entries");
  expect(en.action("moon-landing-fake")).toBe("moon-landing-fake");
});

test("the name of a thing that is a code is said in words", () => {
  expect(th.subject({ kind: "images", id: "1", name: "gallery" })).toBe("ภาพบรรยากาศ");
  expect(en.subject({ kind: "award", id: "1", name: "10K ageGroup:M:40-44" })).toBe("10K age group Male 40-44");
  expect(th.subject({ kind: "award", id: "1", name: "10K team ดอย" })).toBe("10K ทีม ดอย");
  expect(en.subject({ kind: "job", id: "", name: "send-mails" })).toBe("Send mails");
  expect(en.subject({ kind: "category", id: "1", name: "team" })).toBe("team");
});

test("an author is a user, or a word for what nobody did on a page", () => {
  expect(th.author({ username: "somchai", address: "203.0.113.7" })).toBe("somchai");
  expect(th.author({ username: "", address: "clock" })).toBe("ตามเวลาที่ตั้งไว้");
  expect(en.author({ username: "", address: "203.0.113.7" })).toBe("Unknown");
  expect([en.from("command line"), en.from("203.0.113.7")]).toEqual(["Operator of the server", "203.0.113.7"]);
});

test("a change is said field by field, a row of a list by its own name, and rows without a name not at all", () => {
  const menu = { name: { th: "ผลการแข่งขัน", en: "Results" }, hidden: true };
  const entry = { changed: ["capacity", "7", "17"], before: { capacity: 100 }, after: { capacity: 120, menu } };
  expect(spokenChanges(entry, en)).toEqual([{ field: "capacity", label: "Capacity", before: "100", after: "120" }]);
});

test("a picture is said to be there, to be another one, or to be gone", () => {
  const change = (before: number | null, after: number | null) =>
    spokenChanges({ changed: ["pictureId"], before: { pictureId: before }, after: { pictureId: after } }, th);
  expect(change(null, 5)).toMatchObject([{ label: "ภาพ", before: "ไม่มีภาพ", after: "มีภาพ" }]);
  expect(change(5, 7)).toMatchObject([{ before: "มีภาพ", after: "เปลี่ยนเป็นภาพอื่น" }]);
  expect(change(7, null)).toMatchObject([{ before: "มีภาพ", after: "ไม่มีภาพ" }]);
});

test("of a new thing and of one that is gone, what was never filled in is not said", () => {
  const row = { name: { th: "เสื้อ", en: "" }, hidden: false, stock: null, options: [], priceSatang: 0 };
  const changed = Object.keys(row);
  const labels = (before: object | null, after: object | null) =>
    spokenChanges({ changed, before: before as never, after: after as never }, th).map(({ field }) => field);
  expect(labels(null, row)).toEqual(["name", "priceSatang"]);
  expect(labels(row, null)).toEqual(["name", "priceSatang"]);
  expect(labels({ ...row, hidden: true, stock: 7 }, row)).toEqual(changed);
});

test("no two features have words of their own for one code", () => {
  for (const part of ["actions", "nouns", "fields"] as const) {
    const codes = features.flatMap((words) => Object.keys(words[part]));
    expect([part, codes.filter((code, at) => codes.indexOf(code) !== at)]).toEqual([part, []]);
  }
});

test("everything that a call changes has words", () => {
  const changing = eventApi.filter(({ method, name }) => method === "POST" && !name.endsWith("-preview"));
  const bare = changing.map(({ name }) => name).filter((name) => th.action(name) === name || en.action(name) === name);
  expect(bare).toEqual([]);
});

/** Form fields that choose the row or the way of a call: the log names its subject in another way. */
const unlogged =
  /^(revision|seenRevision|eventId|id|intoId|codes|from|to|take|undo|sheet|mapping|selection|screen|query|expect.*|begun|passkey|password|.*Password)$/;

test("every field of a form that changes something has words", () => {
  const fields = eventApi.flatMap((call) =>
    "body" in call ? Object.keys((call.body as { readonly shape?: object }).shape ?? {}) : [],
  );
  expect(fields.length).toBeGreaterThan(100);
  const wordless = fields.filter((field) => !unlogged.test(field) && !th.knows(field));
  expect([...new Set(wordless)]).toEqual([]);
});
