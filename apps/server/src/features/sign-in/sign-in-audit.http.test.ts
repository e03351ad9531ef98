import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordChange } from "@time-event/contract/profile";
import { refreshTokens, signOut, token } from "@time-event/contract/sign-in";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

/** What the log says happened to a user, in order. */
async function actionsOf(username: string): Promise<{ action: string; by: string }[]> {
  const rows = await given.db
    .selectFrom("auditEntries")
    .select(["action", "username", "entry"])
    .orderBy("seq")
    .execute();
  return rows
    .filter(({ entry }) => (JSON.parse(entry) as { subject: { name: string } }).subject.name === username)
    .map(({ action, username: by }) => ({ action, by }));
}
const signIn = (username: string, typed = password) => post(given.url, token, { username, password: typed });

it("logs who signed in and out, and that a spent token came back", async () => {
  await givenStaff(given.db, "Malee");
  const first = (await signIn("malee")).reply!.data;
  await post(given.url, signOut, { refreshToken: first.refresh_token });
  await post(given.url, signOut, { refreshToken: first.refresh_token });
  const { refresh_token: spent } = (await signIn("MALEE")).reply!.data;
  const next = await post(given.url, refreshTokens, { username: "malee", refreshToken: spent });
  await post(given.url, refreshTokens, { username: "malee", refreshToken: next.reply!.data.refresh_token });
  await post(given.url, refreshTokens, { username: "malee", refreshToken: spent });
  expect(await actionsOf("Malee")).toEqual([
    { action: "sign-in", by: "Malee" },
    { action: "sign-out", by: "Malee" },
    { action: "sign-in", by: "Malee" },
    { action: "sign-in-reused", by: "" },
  ]);
});

it("logs once that somebody must wait after guessing, and nothing that was typed", async () => {
  await givenStaff(given.db, "piti");
  for (let guess = 0; guess < 5; guess++) await signIn("piti", "a-wrong-password");
  expect(await actionsOf("piti")).toEqual([{ action: "sign-in-blocked", by: "" }]);
  // people type passwords into the field of the username
  for (let guess = 0; guess < 5; guess++) await signIn("my-secret-password", "wrong");
  const entries = JSON.stringify(await given.db.selectFrom("auditEntries").select("entry").execute());
  expect(entries).not.toContain("my-secret-password");
  expect(entries).not.toContain("a-wrong-password");
});

it("does not log a mistyped password before the right one", async () => {
  await givenStaff(given.db, "suda");
  for (let guess = 0; guess < 4; guess++) await signIn("suda", "wrong");
  await signIn("suda");
  expect((await actionsOf("suda")).map(({ action }) => action)).toEqual(["sign-in"]);
});

it("logs that a password was changed, but not the password", async () => {
  await givenStaff(given.db, "mana");
  const { access_token: bearer } = (await signIn("mana")).reply!.data;
  const body = { oldPassword: password, newPassword: "a-river-of-runners", endOthers: true };
  await post(given.url, passwordChange, body, bearing(bearer));
  expect((await actionsOf("mana")).at(-1)).toEqual({ action: "password-change", by: "mana" });
});
