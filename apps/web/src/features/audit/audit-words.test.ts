import { eventApi } from "@time-event/contract/event-api";
import { expect, test } from "vitest";
import { actionWords } from "./action-words.messages.ts";
import { actionName, subjectName } from "./audit-words.ts";
import { fieldWords } from "./field-words.messages.ts";
import { valueWords } from "./value-words.messages.ts";

test("an action is named by its own words, else by noun and verb, else by the action that it varies, else by its code", () => {
  expect(actionName(actionWords.en, "sign-in-reused")).toBe("An old token was used again, so the sign-in was ended");
  expect(actionName(actionWords.th, "event-type-save")).toBe("บันทึกประเภทงาน");
  expect(actionName(actionWords.en, "entry-bulk-club")).toBe("Changed many entries");
  expect(actionName(actionWords.en, "moon-landing-fake")).toBe("moon-landing-fake");
});

test("the name of a thing that is a code is said in words", () => {
  expect(subjectName(valueWords.th, "images", "gallery")).toBe("ภาพบรรยากาศ");
  expect(subjectName(valueWords.en, "award", "10K ageGroup:M:40-44")).toBe("10K age group Male 40-44");
  expect(subjectName(valueWords.th, "award", "10K team ดอย")).toBe("10K ทีม ดอย");
  expect(subjectName(valueWords.en, "category", "team")).toBe("team");
});

test("everything that a call changes has words", () => {
  const changing = eventApi.filter(({ method, name }) => method === "POST" && !name.endsWith("-preview"));
  const bare = changing.map(({ name }) => name).filter((name) => actionName(actionWords.th, name) === name);
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
  const wordless = fields.filter(
    (field) => !unlogged.test(field) && !(field in fieldWords.th && field in fieldWords.en),
  );
  expect([...new Set(wordless)]).toEqual([]);
});

test("what the log keeps of an import has words", () => {
  // of entry-import.service: the file, and how many rows were what
  const kept = ["fileName", "sha256", "new", "changed", "same", "problem", "clonedFrom"];
  for (const words of [fieldWords.th, fieldWords.en]) expect(kept.filter((field) => !(field in words))).toEqual([]);
});
