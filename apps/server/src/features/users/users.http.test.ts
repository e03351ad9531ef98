import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { token } from "@time-event/contract/sign-in";
import { userChoices, userGet, userInvite, userList, userRolesSave, userSave } from "@time-event/contract/users";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenStaff, password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenRoleWith } from "../roles/testing/given-role.ts";

let given: GivenApp;
let eventId: number;
let admin: string;
let clerk: string;
beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  admin = await givenSignedIn(given, "chief");
  await givenRoleWith(given.db, "user_clerk", ["users_edit", "events_view", "dashboard_view"]);
  clerk = await givenSignedIn(given, "clerk", "user_clerk");
});
afterAll(() => given.stop());

const names = { th: "มาลี ใจดี", en: "Malee Jaidee" };
const details = { displayName: names, email: "", language: "th" } as const;
const asChief = () => bearing(admin);
const asClerk = () => bearing(clerk);
const detailsOf = async (id: number) => (await get(given.url, userGet, admin, { id })).reply!.data;

it.each(
  [userList, userGet, userChoices, userInvite, userSave, userRolesSave].map((call) => [call.name, call] as const),
)("%s is refused without the right", async (_name, call) => {
  const official = await givenSignedIn(given, `official-${call.name}`, "event_manager");
  const ask = (bearer?: string) =>
    call.method === "GET"
      ? get(given.url, call, bearer, { id: 1 } as never)
      : post(given.url, call, {} as never, bearing(bearer));
  expect((await ask()).problem).toMatchObject({ status: 401, code: "not_signed_in" });
  expect((await ask(official)).problem).toMatchObject({ status: 404, code: "not_permitted" });
});

describe("user-list", () => {
  it("finds by name, role and state, and counts them all", async () => {
    await givenStaff(given.db, "piti", "timing_official", eventId);
    const find = async (params: Parameters<typeof get<typeof userList>>[3]) =>
      (await get(given.url, userList, admin, params)).reply!;
    expect((await find({ text: "คุณ PITI" })).data.map(({ username }) => username)).toEqual(["piti"]);
    const officials = await find({ role: "timing_official", state: "active", limit: 1 });
    expect(officials.data[0]).toMatchObject({
      username: "piti",
      roles: [{ role: "timing_official", eventId, eventName: { en: "Doi Inthanon Trail 2026" } }],
    });
    expect((await find({ text: "%" })).meta.total).toBe(0);
    const you = (await find({ text: "chief" })).data[0]!;
    expect(you).toMatchObject({ isYou: true, openSignIns: 1, state: "active" });
    expect(you.lastSignedInAt).not.toBeNull();
    expect(JSON.stringify(you)).not.toContain("argon2");
  });

  it("refuses a bad form", async () => {
    const refused = await get(given.url, userList, admin, { state: "sleeping" as never });
    expect(refused.problem).toMatchObject({ status: 400, errors: [{ path: "state" }] });
  });
});

describe("user-save", () => {
  it("changes names, address and language, and logs the values before", async () => {
    const id = await givenStaff(given.db, "suda");
    const { revision } = await detailsOf(id);
    const body = { id, revision, displayName: names, email: "suda@new.example.org", language: "en" } as const;
    const unproved = await post(given.url, userSave, body, asChief());
    expect(unproved.problem).toMatchObject({ errors: [{ path: "password", code: "password_needed" }] });
    const wrong = await post(given.url, userSave, { ...body, password: "wrong" }, asChief());
    expect(wrong.problem).toMatchObject({ errors: [{ path: "password", code: "wrong_password" }] });
    expect((await detailsOf(id)).email).toBe("suda@race.example.org");
    const saved = await post(given.url, userSave, { ...body, password }, asChief());
    expect(saved.reply!.data.revision).toBe(revision + 1);
    expect(await detailsOf(id)).toMatchObject({ displayName: names, email: "suda@new.example.org", language: "en" });
    const { entry } = await given.db
      .selectFrom("auditEntries")
      .select("entry")
      .where("subjectId", "=", String(id))
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry)).toMatchObject({
      username: "chief",
      action: "user-save",
      before: { email: "suda@race.example.org", language: "th" },
      after: { email: "suda@new.example.org", language: "en" },
    });
  });

  it("does not overwrite somebody else's save, and says whose it was", async () => {
    const id = await givenStaff(given.db, "wichai", "user_clerk");
    await post(given.url, userSave, { id, revision: 1, ...details, password }, asChief());
    const late = await post(given.url, userSave, { id, revision: 1, ...details }, asClerk());
    expect(late.problem).toMatchObject({ status: 409, code: "edit_conflict", changedBy: "chief" });
  });

  it("refuses somebody else's address, and bad forms", async () => {
    const id = await givenStaff(given.db, "mana");
    const taken = { id, revision: 1, ...details, email: "CHIEF@race.example.org" };
    expect((await post(given.url, userSave, taken, asChief())).problem).toMatchObject({
      status: 409,
      errors: [{ path: "email", code: "taken" }],
    });
    const bad = await post(given.url, userSave, { ...taken, email: "no address" }, asChief());
    expect(bad.problem).toMatchObject({ status: 400, errors: [{ path: "email" }] });
    expect((await post(given.url, userSave, { ...taken, id: 999_999 }, asChief())).problem?.status).toBe(404);
  });

  it("lets nobody get greater rights by changing another user's address", async () => {
    const { id, revision } = await get(given.url, userList, admin, { text: "chief" }).then(({ reply }) =>
      detailsOf(reply!.data[0]!.id),
    );
    const refused = await post(given.url, userSave, { id, revision, ...details, email: "me@clerk.example" }, asClerk());
    expect(refused.problem).toMatchObject({ status: 409, reasons: ["beyond_own_rights"] });
  });
});

describe("user-roles-save", () => {
  it("gives roles everywhere or at one event, and they hold at the next call on every process", async () => {
    const id = await givenStaff(given.db, "chujai");
    const roles = [
      { role: "finance", eventId: null },
      { role: "timing_official", eventId },
      { role: "finance", eventId: null },
    ];
    expect((await post(given.url, userRolesSave, { id, revision: 1, roles }, asChief())).status).toBe(200);
    expect((await detailsOf(id)).roles).toMatchObject([
      { role: "finance", eventId: null },
      { role: "timing_official", eventId },
    ]);
  });

  it("refuses roles and events that do not exist, beside their field", async () => {
    const id = await givenStaff(given.db, "nobody-yet");
    const roles = [
      { role: "king", eventId: null },
      { role: "viewer", eventId: 999_999 },
    ];
    expect((await post(given.url, userRolesSave, { id, revision: 1, roles }, asChief())).problem).toMatchObject({
      status: 409,
      errors: [
        { path: "roles.0.role", code: "unknown" },
        { path: "roles.1.eventId", code: "unknown" },
      ],
    });
  });

  it("asks for the caller's own password to give or take the right to manage users", async () => {
    const id = await givenStaff(given.db, "second-chief");
    const save = (roles: { role: string; eventId: number | null }[], revision: number, typed?: string) =>
      post(given.url, userRolesSave, { id, revision, roles, ...(typed && { password: typed }) }, asChief());
    const administrator = [{ role: "administrator", eventId: null }];
    const needed = { errors: [{ path: "password", code: "password_needed" }] };
    expect((await save(administrator, 1)).problem).toMatchObject(needed);
    expect((await save(administrator, 1, "wrong")).problem?.reasons).toEqual(["wrong_password"]);
    expect((await save(administrator, 1, password)).status).toBe(200);
    expect((await save([], 2)).problem).toMatchObject(needed);
    expect((await save([], 2, password)).status).toBe(200);
    // a role of one's own making with the same right counts as well
    expect((await save([{ role: "user_clerk", eventId: null }], 3)).problem).toMatchObject(needed);
  });

  it("lets nobody give or take rights that they do not hold", async () => {
    const id = await givenStaff(given.db, "somchai", "finance");
    const save = (roles: { role: string; eventId: number | null }[]) =>
      post(given.url, userRolesSave, { id, revision: 1, roles }, asClerk());
    const finance = { role: "finance", eventId: null };
    expect((await save([finance, { role: "administrator", eventId: null }])).problem?.reasons).toEqual([
      "beyond_own_rights",
    ]);
    expect((await save([finance, { role: "administrator", eventId }])).problem?.reasons).toEqual(["beyond_own_rights"]);
    expect((await save([])).problem?.reasons).toEqual(["beyond_own_rights"]);
    // a role that stays as it was does not count as a change
    expect((await save([finance, { role: "user_clerk", eventId }])).status).toBe(200);
  });

  it("lets nobody change their own rights", async () => {
    const you = (await get(given.url, userList, clerk, { text: "clerk" })).reply!.data[0]!;
    const roles = [{ role: "user_clerk", eventId }];
    const refused = await post(given.url, userRolesSave, { id: you.id, revision: 1, roles }, asClerk());
    expect(refused.problem).toMatchObject({ status: 409, reasons: ["own_rights"] });
  });
});

describe("user-choices", () => {
  it("says which roles the caller may give", async () => {
    const { roles, events } = (await get(given.url, userChoices, clerk)).reply!.data;
    expect(roles.filter(({ isYours }) => isYours).map(({ code }) => code)).toEqual(["user_clerk"]);
    expect(events).toContainEqual({ id: eventId, name: { th: "ดอยอินทนนท์เทรล 2569", en: "Doi Inthanon Trail 2026" } });
  });
});

it("records who looked at whom, once for each quarter of an hour", async () => {
  const id = await givenStaff(given.db, "looked-at");
  const looks = async () =>
    given.db
      .selectFrom("auditEntries")
      .select(["username", "action"])
      .where("subjectKind", "in", ["user", "users"])
      .where("subjectId", "in", [String(id), ""])
      .where("action", "in", ["user-get", "user-list"])
      .orderBy("seq")
      .execute();
  const before = (await looks()).length;
  for (let time = 0; time < 3; time++) {
    await get(given.url, userList, clerk, { text: "looked" });
    await get(given.url, userGet, clerk, { id });
  }
  expect((await looks()).slice(before)).toEqual([
    { username: "clerk", action: "user-list" },
    { username: "clerk", action: "user-get" },
  ]);
});

it("writes no password and no hash into the log", async () => {
  await post(given.url, token, { username: "chief", password });
  const entries = await given.db.selectFrom("auditEntries").select("entry").execute();
  const text = JSON.stringify(entries);
  expect(text).not.toContain("argon2");
  expect(text).not.toContain(password);
});
