import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditCheck, auditChoices, auditExport, auditGet, auditList, auditOfSubject } from "@time-event/contract/audit";
import { entryList } from "@time-event/contract/entries";
import { callPath } from "@time-event/contract/call";
import { bearing, get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenRoleWith } from "../roles/testing/given-role.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { recordChange } from "./audit.service.ts";

let given: GivenApp;
let eventId: number;
let otherEventId: number;
let admin: string;
beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  otherEventId = await givenRace(given.db, givenRaceDefinition({ slug: "another-2026" }), { entries: [] });
  admin = await givenSignedIn(given, "chief");
  await record("มาลี", "club-save", { kind: "club", id: 7, name: "=HYPERLINK(ชมรม)" });
  for (const name of ["Somchai", "Somying", "Somsak"]) {
    await record("desk", "entry-save", { kind: "entry", id: 31, name }, eventId);
  }
});
afterAll(() => given.stop());

const record = (
  username: string,
  action: string,
  subject: { kind: string; id: number; name: string },
  at?: number,
): Promise<void> =>
  given.db.transaction().execute((tx) =>
    recordChange(
      tx,
      { username, address: "203.0.113.7" },
      {
        action,
        eventId: at,
        subject,
        before: { phone: "0812345678" },
        after: { phone: subject.name },
        reason: "แก้ไข",
      },
    ),
  );
type Filter = Parameters<typeof get<typeof auditList>>[3];
const list = async (params: Filter) => (await get(given.url, auditList, admin, params)).reply!;
const namesOf = async (params: Filter) => (await list(params)).data.map(({ subject }) => subject.name);

it.each([auditList, auditGet, auditChoices, auditCheck, auditExport].map((call) => [call.name, call] as const))(
  "%s is refused without the right",
  async (_name, call) => {
    const manager = await givenSignedIn(given, `manager-${call.name}`, "event_manager");
    const path = `${given.url}/api/event/${call.name}?seq=1`;
    expect((await fetch(path)).status).toBe(401);
    const refused = await fetch(path, { headers: bearing(manager) });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: "not_permitted" });
  },
);

describe("audit-list", () => {
  it("gives the newest first, page by page", async () => {
    const first = await list({ eventId, limit: 2 });
    expect(first.data.map(({ subject }) => subject.name)).toEqual(["Somsak", "Somying"]);
    expect(first.meta.hasMore).toBe(true);
    const rest = await list({ eventId, limit: 2, before: first.data.at(-1)!.seq });
    expect(rest.data.map(({ subject }) => subject.name)).toEqual(["Somchai"]);
    expect(rest.meta.hasMore).toBe(false);
    expect(rest.data[0]).toMatchObject({
      username: "desk",
      address: "203.0.113.7",
      event: { id: eventId, name: { en: "Doi Inthanon Trail 2026" } },
      changed: ["phone"],
      reason: "แก้ไข",
    });
    expect(rest.data[0]).not.toHaveProperty("before");
  });

  it("finds by text, user, action, kind and event, and by all of them together", async () => {
    expect(await namesOf({ text: "somYING" })).toEqual(["Somying"]);
    expect(await namesOf({ text: "%%%" })).toEqual([]);
    expect(await namesOf({ username: "มาลี" })).toEqual(["=HYPERLINK(ชมรม)"]);
    expect(await namesOf({ kind: "entry", action: "entry-save", username: "desk", eventId, text: "0812" })).toEqual([
      "Somsak",
      "Somying",
      "Somchai",
    ]);
    expect(await namesOf({ eventId: otherEventId })).toEqual([]);
  });

  it("finds by time: from an instant on, before another", async () => {
    const [newest, second] = (await list({ eventId })).data;
    expect(await namesOf({ eventId, from: newest!.at })).toContain("Somsak");
    expect(await namesOf({ eventId, from: newest!.at + 1 })).toEqual([]);
    expect(await namesOf({ eventId, until: second!.at })).not.toContain("Somying");
    expect(await namesOf({ eventId, until: newest!.at + 1 })).toHaveLength(3);
  });

  it("refuses a bad form", async () => {
    for (const [path, form] of Object.entries({ limit: { limit: 1_000 }, text: { text: "ab" }, from: { from: -1 } })) {
      expect((await get(given.url, auditList, admin, form)).problem).toMatchObject({ status: 400, errors: [{ path }] });
    }
  });
});

it("finds entries of a renamed action or kind by its present name, and shows that name", async () => {
  await record("before", "entrant-withdraw", { kind: "entrant", id: 32, name: "Somwang" }, eventId);
  await record("before", "event-folder-export", { kind: "event", id: eventId, name: "Old" }, eventId);
  const { data } = await list({ username: "before", kind: "entry", action: "entry-withdraw" });
  expect(data).toMatchObject([{ action: "entry-withdraw", subject: { kind: "entry", id: "32", name: "Somwang" } }]);
  expect(await namesOf({ action: "race-folder-export" })).toEqual(["Old"]);
});

describe("audit-get", () => {
  it("gives one entry with the values before and after", async () => {
    const { seq } = (await list({ text: "Somying" })).data[0]!;
    expect((await get(given.url, auditGet, admin, { seq })).reply!.data).toMatchObject({
      seq,
      before: { phone: "0812345678" },
      after: { phone: "Somying" },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await get(given.url, auditGet, admin, { seq: 999_999 })).problem?.status).toBe(404);
    expect((await get(given.url, auditGet, admin, { seq: "x" as never })).problem?.status).toBe(400);
  });
});

it("audit-choices gives the values to search by", async () => {
  const { data } = (await get(given.url, auditChoices, admin)).reply!;
  expect(data.usernames).toEqual(expect.arrayContaining(["chief", "desk", "มาลี"]));
  expect(data.actions).toEqual(expect.arrayContaining(["club-save", "entry-save", "sign-in"]));
  expect(data.kinds).toEqual(["club", "entry", "event", "user"]);
  expect(data.events.map(({ id }) => id)).toEqual([eventId]);
});

it("audit-export gives a file in which a spreadsheet program finds no formula", async () => {
  const path = `${given.url}/api/event/${callPath(auditExport, { kind: "club" })}`;
  const reply = await fetch(path, { headers: bearing(admin) });
  expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [heading, line] = (await reply.text()).split("\n");
  expect(heading).toBe("ลำดับ,เมื่อ,ใคร,จากที่ไหน,ทำอะไร,งาน,ประเภท,กับอะไร,สิ่งที่เปลี่ยน,เหตุผล,ผนึก");
  expect(line).toContain("มาลี");
  expect(line).toContain("'=HYPERLINK");
  // whoever takes the log away is in it
  const { data } = await list({ action: "audit-export" });
  expect(data[0]).toMatchObject({ username: "chief", subject: { kind: "audit-log" } });
});

it("audit-check checks the chain to its end", async () => {
  const { data } = (await get(given.url, auditCheck, admin)).reply!;
  expect(data).toMatchObject({ broken: null, checkedTo: data.last });
  expect((await get(given.url, auditCheck, admin, { hash: "none" })).problem?.status).toBe(400);
});

describe("audit-of-subject-list", () => {
  const params = () => ({ eventId, kind: "entry", id: "31" });

  it("gives the history of one thing to users who may see its event", async () => {
    const manager = await givenSignedIn(given, "manager", "event_manager", eventId);
    const { data, meta } = (await get(given.url, auditOfSubject, manager, { ...params(), limit: 2 })).reply!;
    expect(data.map(({ after }) => after)).toEqual([{ phone: "Somsak" }, { phone: "Somying" }]);
    expect(meta).toEqual({ hasMore: true, valuesHidden: false });
  });

  it("names the changed fields and hides their values from users who may not see personal data", async () => {
    const viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
    const { data, meta } = (await get(given.url, auditOfSubject, viewer, params())).reply!;
    expect(meta.valuesHidden).toBe(true);
    expect(data[0]).toMatchObject({ changed: ["phone"], before: null, after: null });
  });

  it("shows a thing's history only to who may see the thing, and nothing of a kind that nobody decided about", async () => {
    await givenRoleWith(given.db, "event_reader", ["events_view"]);
    const reader = await givenSignedIn(given, "reader", "event_reader", eventId);
    const ask = (kind: string, id: string) => get(given.url, auditOfSubject, reader, { eventId, kind, id });
    expect((await get(given.url, entryList, reader, { eventId })).problem?.code).toBe("not_permitted");
    expect((await ask("entry", "31")).problem?.code).toBe("not_permitted");
    expect((await ask("access-key", "1")).problem?.code).toBe("not_permitted");
    expect((await ask("user", "1")).problem?.code).toBe("not_found");
    expect((await ask("event", String(eventId))).status).toBe(200);
    // the event's own history leaves out what was done with its entries
    await record("desk", "entry-bulk-club", { kind: "event", id: eventId, name: "race" }, eventId);
    expect(JSON.stringify((await ask("event", String(eventId))).reply)).not.toContain("entry-bulk-club");
    const manager = await givenSignedIn(given, "manager-2", "event_manager", eventId);
    const whole = await get(given.url, auditOfSubject, manager, { eventId, kind: "event", id: String(eventId) });
    expect(JSON.stringify(whole.reply)).toContain("entry-bulk-club");
  });

  it("tells of an event what was done with its whole set-up, and of each part only that", async () => {
    const admin2 = await givenSignedIn(given, "admin-2");
    for (const kind of ["category", "schedule-item", "event-payment", "payment-channel"])
      await record("desk", `${kind}-save`, { kind, id: 77, name: kind }, eventId);
    const kindsOf = async (kind: string, id: string) => {
      const { reply } = await get(given.url, auditOfSubject, admin2, { eventId, kind, id, limit: 100 });
      return new Set(reply!.data.map(({ subject }) => subject.kind));
    };
    const whole = await kindsOf("event", String(eventId));
    for (const kind of ["event", "category", "schedule-item", "event-payment", "payment-channel"])
      expect(whole).toContain(kind);
    for (const kind of ["entry", "user", "club"]) expect(whole).not.toContain(kind);
    expect(await kindsOf("category", "77")).toEqual(new Set(["category"]));
  });

  it("refuses others", async () => {
    const elsewhere = await givenSignedIn(given, "elsewhere", "event_manager", otherEventId);
    const refused = await get(given.url, auditOfSubject, elsewhere, params());
    expect(refused.problem).toMatchObject({ status: 404, code: "not_permitted" });
    // the number of their own event does not open a thing of another event
    const own = await get(given.url, auditOfSubject, elsewhere, { ...params(), eventId: otherEventId });
    expect(own.reply!.data).toEqual([]);
    expect((await get(given.url, auditOfSubject, undefined, params())).problem?.status).toBe(401);
    expect((await get(given.url, auditOfSubject, admin, { eventId } as never)).problem?.status).toBe(400);
  });
});
