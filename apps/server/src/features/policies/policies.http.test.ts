import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import {
  policyDelete,
  policyGet,
  policyList,
  policyPublish,
  policySave,
  policyTemplateList,
} from "@time-event/contract/policies";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let manager: string;
const terms = {
  id: null,
  kind: "terms",
  name: { th: "ข้อตกลง", en: "Terms" },
  draft: { th: "## หนึ่ง", en: "## One" },
  isDefault: false,
  revision: 0,
} as const;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

type Body = BodyOf<typeof policySave>;
const save = (body: Body) => post(given.url, policySave, body, bearing(admin));
const publish = (id: number, revision: number) => post(given.url, policyPublish, { id, revision }, bearing(admin));

it("hides a draft until it is published, and keeps every published version", async () => {
  const draft = (await save(terms)).reply!.data;
  expect(draft).toMatchObject({ revision: 1, versions: [], isDefault: false });
  const first = (await publish(draft.id, 1)).reply!.data;
  expect(first.versions).toMatchObject([{ version: 1, text: terms.draft, publishedBy: "admin" }]);
  // the first of its kind
  expect(first).toMatchObject({ isDefault: true, revision: 2 });

  await save({ ...first, draft: { th: "## สอง", en: "## Two" } });
  const before = (await get(given.url, policyGet, manager, { id: draft.id })).reply!.data;
  expect([before.draft.en, before.versions.length]).toEqual(["## Two", 1]);
  const second = (await publish(draft.id, before.revision)).reply!.data;
  expect(second.versions.map(({ version, text }) => [version, text.en])).toEqual([
    [2, "## Two"],
    [1, "## One"],
  ]);
});

it("lists the version in force, whether there is a draft, and the number of events that chose it", async () => {
  const other = (await save({ ...terms, name: { th: "ข้อตกลงเทรล", en: "Trail terms" } })).reply!.data;
  const { data } = (await get(given.url, policyList, manager)).reply!;
  expect(
    data.map(({ name, version, hasDraft, isDefault, events }) => [name.en, version, hasDraft, isDefault, events]),
  ).toEqual([
    ["Terms", 2, false, true, 0],
    ["Trail terms", 0, true, false, 0],
  ]);
  expect((await post(given.url, policyDelete, { id: other.id, revision: 1 }, bearing(admin))).status).toBe(200);
});

it("does not publish an unfinished draft", async () => {
  const half = (await save({ ...terms, draft: { th: "ของ {{organiser}}", en: "" } })).reply!.data;
  const refused = await publish(half.id, 1);
  expect(refused.problem?.reasons).toEqual(["draft_unfilled"]);
  const [published] = (await get(given.url, policyList, admin)).reply!.data;
  expect((await publish(published!.id, published!.revision)).problem?.reasons).toEqual(["draft_unchanged"]);
  expect((await publish(published!.id, 1)).problem).toMatchObject({ status: 409, code: "edit_conflict" });
  expect((await publish(999, 1)).status).toBe(404);
});

it("publishes a draft once, even if several publish it at the same moment", async () => {
  const draft = (await save({ ...terms, draft: { th: "พร้อมกัน", en: "At once" } })).reply!.data;
  const replies = await Promise.all(Array.from({ length: 6 }, () => publish(draft.id, 1)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await get(given.url, policyGet, admin, { id: draft.id })).reply!.data.versions).toHaveLength(1);
});

it("lets only a published policy be the default, and never changes a published policy's kind", async () => {
  const waiver = { ...terms, kind: "waiver" } as const;
  expect((await save({ ...waiver, isDefault: true })).problem?.reasons).toEqual(["default_unpublished"]);
  const first = (await save(waiver)).reply!.data;
  const published = (await publish(first.id, 1)).reply!.data;
  expect((await save({ ...published, kind: "refund" })).problem?.errors).toEqual([{ path: "kind", code: "fixed" }]);
  const second = (await save(waiver)).reply!.data;
  const rival = (await publish(second.id, 1)).reply!.data;
  expect(rival.isDefault).toBe(false);
  expect((await save({ ...rival, isDefault: true })).reply!.data.isDefault).toBe(true);
  expect((await get(given.url, policyGet, admin, { id: first.id })).reply!.data.isDefault).toBe(false);
});

it("never removes a published text, neither by a call nor in the database", async () => {
  const [published] = (await get(given.url, policyList, admin)).reply!.data;
  const removal = { id: published!.id, revision: published!.revision };
  expect((await post(given.url, policyDelete, removal, bearing(admin))).problem?.reasons).toEqual(["published"]);
  const change = given.db.updateTable("policyVersions").set({ textEn: "other" }).execute();
  await expect(change).rejects.toThrow(/never changed/);
  await expect(given.db.deleteFrom("policyVersions").execute()).rejects.toThrow(/never changed/);
});

it("gives a text of each kind to start from", async () => {
  const { data } = (await get(given.url, policyTemplateList, admin)).reply!;
  expect(data.map(({ kind }) => kind)).toEqual(["terms", "waiver", "privacy", "refund"]);
  for (const { text } of data) expect(text.th.length).toBeGreaterThan(200);
  expect(data[2]?.text.th).toContain("มาตรา 26");
});

it("refuses changes by others", async () => {
  const callers = { url: given.url, outsider: manager, insider: admin };
  await expectGuarded(callers, policySave, { good: terms, bad: { ...terms, kind: "menu" }, badPath: "kind" });
  await expectGuarded(callers, policyPublish, { good: { id: 1, revision: 1 }, bad: { id: 1 }, badPath: "revision" });
  await expectGuarded(callers, policyDelete, { good: { id: 1, revision: 1 }, bad: { revision: 1 }, badPath: "id" });
  expect((await get(given.url, policyTemplateList, manager)).problem?.code).toBe("not_permitted");
  expect((await get(given.url, policyList)).status).toBe(401);
});

it("logs which version was published, not the texts of all versions", async () => {
  const entries = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .where("action", "=", "policy-publish")
    .orderBy("seq")
    .execute();
  expect(JSON.parse(entries[1]!.entry)).toMatchObject({ before: { version: 1 }, after: { version: 2 } });
  expect(entries[1]!.entry).not.toContain("## One");
});
