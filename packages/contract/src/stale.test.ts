import { expect, it } from "vitest";
import { auditList } from "./audit.ts";
import { categoryDelete, categoryGet, categorySave } from "./categories.ts";
import { checkpointList } from "./checkpoints.ts";
import { clubList, clubSave } from "./clubs.ts";
import { courseList } from "./courses.ts";
import type { Endpoint } from "./endpoint.ts";
import { entryList } from "./entries.ts";
import { eventApi } from "./event-api.ts";
import { nouns } from "./nouns.ts";
import { policyDelete, policyGet, policyList } from "./policies.ts";
import { questionList } from "./questions.ts";
import { stalenessOf } from "./stale.ts";
import { webApi } from "./web-api.ts";

const reading = [...webApi, ...eventApi].filter(({ method }) => method === "GET");
const changing = eventApi.filter(({ method }) => method === "POST");
const namesOf = (calls: readonly Endpoint[]) => calls.map(({ name }) => name);

it("knows of every reading call what it shows", () => {
  expect(namesOf(reading.filter(({ shows }) => !shows))).toEqual([]);
  // texts that come with the program
  expect(namesOf(reading.filter(({ shows }) => shows?.length === 0))).toEqual(["policy-template-list"]);
});

it("knows of every changing staff call what it changes", () => {
  expect(namesOf(changing.filter(({ changes }) => !changes))).toEqual([]);
  // they only read a file and say what is in it, or prepare what the next call adds
  const looking = /-(preview|upload|begin)$/;
  expect(namesOf(changing.filter(({ changes, name }) => changes?.length === 0 && !looking.test(name)))).toEqual([]);
});

it("lets no reading call change a noun, and no changing call show one", () => {
  expect(namesOf(reading.filter(({ changes }) => changes))).toEqual([]);
  expect(namesOf(changing.filter(({ shows }) => shows))).toEqual([]);
});

it("knows no noun that no call changes or that no call shows", () => {
  const changed = new Set(changing.flatMap(({ changes = [] }) => changes));
  expect(nouns.filter((noun) => !changed.has(noun))).toEqual([]);
  // the audit log shows all nouns, and would hide one that nothing else shows
  const shown = new Set(reading.flatMap(({ shows = [] }) => (shows === nouns ? [] : shows)));
  expect(nouns.filter((noun) => !shown.has(noun))).toEqual([]);
});

it("knows of every call that deletes that the thing is gone", () => {
  expect(namesOf(changing.filter(({ name, removes = false }) => name.endsWith("-delete") !== removes))).toEqual([]);
});

const saved = { endpoint: categorySave, input: { eventId: 1, id: 7 } };

it("makes stale the calls that show the changed noun, at that event alone", () => {
  for (const endpoint of [categoryGet, checkpointList, courseList, questionList]) {
    expect(stalenessOf({ endpoint, input: { eventId: 1 } }, saved)).toBe("stale");
    expect(stalenessOf({ endpoint, input: { eventId: 2 } }, saved)).toBe("fresh");
  }
  expect(stalenessOf({ endpoint: clubList, input: {} }, saved)).toBe("fresh");
});

it("makes stale calls about all events, and calls of every event after a change for all of them", () => {
  expect(stalenessOf({ endpoint: auditList, input: {} }, saved)).toBe("stale");
  const entries = { endpoint: entryList, input: { eventId: 2 } };
  expect(stalenessOf(entries, { endpoint: clubSave, input: { id: 3 } })).toBe("stale");
});

it("does not ask again for the removed thing itself", () => {
  const removed = { endpoint: policyDelete, input: { id: 3, revision: 1 } };
  expect(stalenessOf({ endpoint: policyGet, input: { id: "3" } }, removed)).toBe("gone");
  expect(stalenessOf({ endpoint: policyGet, input: { id: 4 } }, removed)).toBe("stale");
  expect(stalenessOf({ endpoint: policyList, input: {} }, removed)).toBe("stale");
  // a question's number may equal the category's number: it is another thing
  const category = { endpoint: categoryDelete, input: { eventId: 1, id: 7 } };
  expect(stalenessOf({ endpoint: questionList, input: { eventId: 1, id: 7 } }, category)).toBe("stale");
});
