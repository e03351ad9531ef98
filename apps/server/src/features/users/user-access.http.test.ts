import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { profileGet } from "@time-event/contract/profile";
import { passwordReset, token } from "@time-event/contract/sign-in";
import {
  userDisable,
  userEnable,
  userGet,
  userInvite,
  userLinkSend,
  userList,
  userSignInsEnd,
} from "@time-event/contract/users";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRoleWith } from "../roles/testing/given-role.ts";
import { givenStaff, password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let clerk: string;
beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "chief");
  await givenRoleWith(given.db, "user_clerk", ["users_edit", "events_view"]);
  clerk = await givenSignedIn(given, "clerk", "user_clerk");
});
afterAll(() => given.stop());

const asChief = () => bearing(admin);
const asClerk = () => bearing(clerk);
const idOf = async (username: string) =>
  (await get(given.url, userList, admin, { text: username })).reply!.data.find((user) => user.username === username)!
    .id;
const invitation: BodyOf<typeof userInvite> = {
  username: "malee",
  displayName: { th: "มาลี", en: "Malee" },
  email: "malee@race.example.org",
  language: "th",
  roles: [{ role: "viewer", eventId: null }],
};

it.each([userInvite, userDisable, userEnable, userSignInsEnd, userLinkSend].map((call) => [call.name, call] as const))(
  "%s is refused without the right, and refuses a bad form",
  async (_name, call) => {
    const official = await givenSignedIn(given, `official-${call.name}`, "event_manager");
    const ask = (headers: Record<string, string>, body: object = { id: 1 }) =>
      post(given.url, call, body as never, headers);
    expect((await ask({})).problem).toMatchObject({ status: 401, code: "not_signed_in" });
    expect((await ask(bearing(official))).problem).toMatchObject({ status: 404, code: "not_permitted" });
    expect((await ask(asChief(), { id: "none" })).problem).toMatchObject({ status: 400, code: "invalid_input" });
  },
);

describe("user-invite", () => {
  it("gives a link to hand over if no mail is sent, and the link opens the account once", async () => {
    const { reply } = await post(given.url, userInvite, invitation, asChief());
    expect(reply!.data).toMatchObject({ mailedTo: null, link: expect.stringContaining("/auth/password-reset#") });
    expect((await get(given.url, userGet, admin, { id: reply!.data.id })).reply!.data).toMatchObject({
      state: "invited",
      roles: [{ role: "viewer" }],
      lastSignedInAt: null,
    });
    const key = reply!.data.link!.split(/[#&]/)[1]!;
    expect((await post(given.url, passwordReset, { key, newPassword: password })).status).toBe(200);
    expect((await post(given.url, token, { username: "malee", password })).status).toBe(200);
    expect((await post(given.url, passwordReset, { key, newPassword: password })).problem?.code).toBe(
      "reset_link_invalid",
    );
    const entries = await given.db.selectFrom("auditEntries").select("entry").execute();
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it("refuses a taken username and a taken address, in upper or lower case", async () => {
    const refused = await post(
      given.url,
      userInvite,
      { ...invitation, username: "CHIEF", email: "Clerk@race.example.org" },
      asChief(),
    );
    expect(refused.problem).toMatchObject({
      status: 409,
      errors: [
        { path: "username", code: "taken" },
        { path: "email", code: "taken" },
      ],
    });
  });

  it("gives an invited user no more rights than the caller holds", async () => {
    const roles = [{ role: "administrator", eventId: null }];
    const mighty = { ...invitation, username: "mighty", email: "", roles };
    expect((await post(given.url, userInvite, mighty, asClerk())).problem?.reasons).toEqual(["beyond_own_rights"]);
    expect((await post(given.url, userInvite, { ...mighty, roles: [] }, asClerk())).status).toBe(200);
  });
});

describe("user-link-send", () => {
  it("gives no link into an account with greater rights, and none into a disabled one", async () => {
    const refused = await post(given.url, userLinkSend, { id: await idOf("chief") }, asClerk());
    expect(refused.problem).toMatchObject({ status: 409, reasons: ["beyond_own_rights"] });
    const id = await givenStaff(given.db, "gone", "user_clerk");
    await post(given.url, userDisable, { id }, asChief());
    expect((await post(given.url, userLinkSend, { id }, asChief())).problem?.reasons).toEqual(["user_disabled"]);
  });

  it("gives a link to choose a new password by", async () => {
    const id = await givenStaff(given.db, "forgetful");
    // where no mail is sent, the reply opens the account: a stolen token alone does not get it
    expect((await post(given.url, userLinkSend, { id }, asChief())).problem?.reasons).toEqual(["password_needed"]);
    const { link, mailedTo } = (await post(given.url, userLinkSend, { id, password }, asChief())).reply!.data;
    expect(mailedTo).toBeNull();
    const key = link!.split(/[#&]/)[1]!;
    expect((await post(given.url, passwordReset, { key, newPassword: "another-long-one" })).status).toBe(200);
  });
});

describe("user-disable", () => {
  it("signs a user out of every process within five seconds, and user-enable lets them in again", async () => {
    const other = await given.another();
    const bearer = await givenSignedIn(given, "leaving", "viewer");
    for (const url of [given.url, other.url]) expect((await get(url, profileGet, bearer)).status).toBe(200);
    const id = await idOf("leaving");
    expect((await post(given.url, userDisable, { id }, asChief())).reply!.data.revision).toBe(2);
    // a second time changes nothing
    expect((await post(given.url, userDisable, { id }, asChief())).reply!.data.revision).toBe(2);
    await vi.waitFor(
      async () => {
        for (const url of [given.url, other.url]) {
          expect((await get(url, profileGet, bearer)).problem?.code).toBe("sign_in_ended");
        }
      },
      { timeout: 5_000, interval: 50 },
    );
    expect((await post(given.url, token, { username: "leaving", password })).problem?.code).toBe("wrong_credentials");

    expect((await post(given.url, userEnable, { id }, asChief())).status).toBe(200);
    expect((await post(given.url, token, { username: "leaving", password })).status).toBe(200);
    // ended sign-ins stay ended
    expect((await get(given.url, profileGet, bearer)).problem?.code).toBe("sign_in_ended");
  });

  it("asks for the caller's own password to bring back somebody who may manage users", async () => {
    await givenStaff(given.db, "dismissed", "administrator");
    const id = await idOf("dismissed");
    await post(given.url, userDisable, { id }, asChief());
    const enable = (typed?: string) =>
      post(given.url, userEnable, { id, ...(typed && { password: typed }) }, asChief());
    expect((await enable()).problem).toMatchObject({ errors: [{ path: "password", code: "password_needed" }] });
    expect((await post(given.url, token, { username: "dismissed", password })).problem?.code).toBe("wrong_credentials");
    expect((await enable(password)).status).toBe(200);
  });

  it("is refused for the caller's own account, and for users with greater rights", async () => {
    const chief = await idOf("chief");
    expect((await post(given.url, userDisable, { id: chief }, asChief())).problem?.reasons).toEqual(["own_rights"]);
    expect((await post(given.url, userDisable, { id: chief }, asClerk())).problem?.reasons).toEqual([
      "beyond_own_rights",
    ]);
  });
});

describe("user-sign-ins-end", () => {
  it("ends all sign-ins of a user and says how many", async () => {
    const bearer = await givenSignedIn(given, "everywhere", "viewer");
    await post(given.url, token, { username: "everywhere", password });
    const id = await idOf("everywhere");
    expect((await post(given.url, userSignInsEnd, { id }, asChief())).reply!.data).toEqual({ ended: 2 });
    await vi.waitFor(async () =>
      expect((await get(given.url, profileGet, bearer)).problem?.code).toBe("sign_in_ended"),
    );
    expect((await post(given.url, userSignInsEnd, { id }, asChief())).reply!.data).toEqual({ ended: 0 });
  });
});
