import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { profileGet } from "@time-event/contract/profile";
import { roleDelete, roleList, rolePermissionsSave, roleSave } from "@time-event/contract/roles";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenRoleWith } from "./testing/given-role.ts";

let given: GivenApp;
let admin: string;
beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());

const asChief = () => bearing(admin);
const roleOf = async (code: string) =>
  (await get(given.url, roleList, admin)).reply!.data.roles.find((role) => role.code === code)!;
const name = { th: "แพทย์สนาม", en: "Race doctor" };

it.each([roleSave, rolePermissionsSave, roleDelete].map((call) => [call.name, call] as const))(
  "%s is refused without the right, and refuses a bad form",
  async (_name, call) => {
    const official = await givenSignedIn(given, `official-${call.name}`, "event_manager");
    const ask = (headers: Record<string, string>) => post(given.url, call, { revision: -1 } as never, headers);
    expect((await ask({})).problem?.code).toBe("not_signed_in");
    expect((await ask(bearing(official))).problem).toMatchObject({ status: 404, code: "not_permitted" });
    expect((await ask(asChief())).problem).toMatchObject({ status: 400, code: "invalid_input" });
  },
);

describe("role-list", () => {
  it("gives roles and permissions to users who may change them", async () => {
    const { roles, permissions } = (await get(given.url, roleList, admin)).reply!.data;
    expect(roles[0]).toMatchObject({ code: "administrator", isBuiltIn: true, isYours: true, users: 1 });
    expect(roles[0]!.permissions).toEqual(permissions.map(({ code }) => code));
    expect((await get(given.url, roleList)).problem?.code).toBe("not_signed_in");
    const viewer = await givenSignedIn(given, "viewer", "viewer");
    expect((await get(given.url, roleList, viewer)).problem?.status).toBe(404);
  });
});

describe("role-save", () => {
  it("adds a role and renames it", async () => {
    const added = await post(given.url, roleSave, { code: null, revision: 0, name }, asChief());
    expect(added.reply!.data).toEqual({ code: "race_doctor", revision: 1 });
    const renamed = { code: "race_doctor", revision: 1, name: { th: "หมอสนาม", en: "Doctor" } };
    expect((await post(given.url, roleSave, renamed, asChief())).reply!.data.revision).toBe(2);
    expect((await post(given.url, roleSave, renamed, asChief())).problem).toMatchObject({
      status: 409,
      code: "edit_conflict",
      changedBy: "chief",
    });
  });

  it("refuses another role's name, and does not rename a role of the program", async () => {
    const taken = { code: null, revision: 0, name: { th: "อื่น", en: "viewer" } };
    expect((await post(given.url, roleSave, taken, asChief())).problem).toMatchObject({
      status: 409,
      errors: [{ path: "name.en", code: "taken" }],
    });
    const builtIn = { code: "viewer", revision: 1, name };
    expect((await post(given.url, roleSave, builtIn, asChief())).problem).toMatchObject({
      status: 409,
      reasons: ["built_in"],
    });
  });
});

describe("role-permissions-save", () => {
  const save = (headers: Record<string, string>, ...roles: Parameters<typeof saveBody>[0]) =>
    post(given.url, rolePermissionsSave, saveBody(roles), headers);

  it("changes what people may do on every process within a second", async () => {
    const other = await given.another();
    await givenRoleWith(given.db, "helper", ["events_view"]);
    const bearer = await givenSignedIn(given, "helper", "helper");
    const permitted = async (url: string) => (await get(url, profileGet, bearer)).reply!.data.permissions;
    for (const url of [given.url, other.url]) expect(await permitted(url)).toEqual(["events_view"]);

    await save(asChief(), { code: "helper", revision: 1, permissions: ["events_view", "kits_hand_out"] });
    await vi.waitFor(
      async () => {
        for (const url of [given.url, other.url]) {
          expect((await permitted(url)).sort()).toEqual(["events_view", "kits_hand_out"]);
        }
      },
      { timeout: 1_000, interval: 20 },
    );
  });

  it("changes all roles or none", async () => {
    const viewer = await roleOf("viewer");
    const refused = await save(
      asChief(),
      { code: "viewer", revision: viewer.revision, permissions: [] },
      { code: "administrator", revision: 1, permissions: [] },
    );
    expect(refused.problem).toMatchObject({ status: 409, reasons: ["fixed"] });
    expect(await roleOf("viewer")).toEqual(viewer);
  });

  it("refuses a role with rights that the caller does not hold, and changes of the caller's own roles", async () => {
    await givenRoleWith(given.db, "clerk", ["users_edit", "events_view"]);
    await givenRoleWith(given.db, "plain", []);
    const clerk = bearing(await givenSignedIn(given, "clerk", "clerk"));
    const beyond = await save(clerk, { code: "plain", revision: 1, permissions: ["settings_edit"] });
    expect(beyond.problem?.reasons).toEqual(["beyond_own_rights"]);
    const own = await save(clerk, { code: "clerk", revision: 1, permissions: ["users_edit"] });
    expect(own.problem?.reasons).toEqual(["own_rights"]);
    expect((await save(clerk, { code: "plain", revision: 1, permissions: ["events_view"] })).status).toBe(200);
  });

  it("asks for the caller's own password to give a role the right to manage users, or to take it", async () => {
    await givenRoleWith(given.db, "planted", ["events_view"]);
    const change = (revision: number, permissions: string[], typed?: string) => {
      const body = { ...saveBody([{ code: "planted", revision, permissions }]), ...(typed && { password: typed }) };
      return post(given.url, rolePermissionsSave, body, asChief());
    };
    const needed = { status: 409, errors: [{ path: "password", code: "password_needed" }] };
    // who holds the role would manage users by a stolen token alone
    expect((await change(1, ["events_view", "users_edit"])).problem).toMatchObject(needed);
    expect((await change(1, ["users_edit"], "wrong")).problem?.reasons).toEqual(["wrong_password"]);
    expect((await roleOf("planted")).permissions).toEqual(["events_view"]);
    expect((await change(1, ["users_edit"], password)).status).toBe(200);
    expect((await change(2, ["users_edit", "events_view"])).status).toBe(200);
    expect((await change(3, [])).problem).toMatchObject(needed);
  });
});

function saveBody(roles: { code: string; revision: number; permissions: never[] | string[] }[]) {
  return { roles } as Parameters<typeof post<typeof rolePermissionsSave>>[2];
}

describe("role-delete", () => {
  it("removes an added role that nobody holds, and no other", async () => {
    await givenRoleWith(given.db, "needless", []);
    await givenRoleWith(given.db, "needed", []);
    await givenSignedIn(given, "holder", "needed");
    const remove = (code: string) => post(given.url, roleDelete, { code, revision: 1 }, asChief());
    expect((await remove("needless")).status).toBe(200);
    expect((await remove("needless")).problem?.status).toBe(404);
    expect((await remove("needed")).problem).toMatchObject({ status: 409, reasons: ["in_use"] });
    const both = await remove("administrator");
    expect(both.problem?.reasons).toEqual(["built_in", "in_use"]);
  });
});
