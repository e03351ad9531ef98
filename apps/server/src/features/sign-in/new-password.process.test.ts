import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshTokens, token } from "@time-event/contract/sign-in";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCommand } from "../../testing/given-command.ts";
import { givenTotp } from "../second-factors/testing/given-totp.ts";
import { givenSignedIn } from "./testing/sign-in.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
  await givenStaff(given.db, "malee", "administrator");
});
afterAll(() => given.stop());

it("sets a new password while a server is running, and ends the sign-ins with the old one", async () => {
  const before = await post(given.url, token, { username: "malee", password });
  const { code, output } = await givenCommand("user-password", ["Malee"], given.databaseUrl).ended;
  expect(code).toBe(0);
  const renewed = /: ([a-z2-9-]{19})$/m.exec(output)![1]!;
  expect((await post(given.url, token, { username: "malee", password })).problem?.code).toBe("wrong_credentials");
  expect((await post(given.url, token, { username: "malee", password: renewed })).status).toBe(200);
  const refreshToken = before.reply!.data.refresh_token;
  expect((await post(given.url, refreshTokens, { username: "malee", refreshToken })).problem?.code).toBe(
    "sign_in_ended",
  );
});

it("removes the second step of an administrator who lost everything, if asked to", async () => {
  const bearer = await givenSignedIn(given, "lost-all");
  await givenTotp(given.url, bearer, Date.now());
  const renew = async (...options: string[]) => {
    const { output } = await givenCommand("user-password", ["lost-all", ...options], given.databaseUrl).ended;
    const renewed = /: ([a-z2-9-]{19})$/m.exec(output)![1]!;
    return post(given.url, token, { username: "lost-all", password: renewed });
  };
  expect((await renew()).problem?.reasons).toEqual(["second_factor_needed"]);
  expect((await renew("--without-second-factor")).status).toBe(200);
  const left = await given.db.selectFrom("recoveryCodes").select("hash").execute();
  expect(left).toEqual([]);
});

it("reports an unknown name, and how the command is used", async () => {
  const { url, stop } = await givenDatabase();
  const unknown = await givenCommand("user-password", ["nobody"], url).ended;
  const bare = await givenCommand("user-password", [], url).ended;
  await stop();
  expect([unknown.code, bare.code]).toEqual([1, 2]);
  expect(unknown.output).toContain("Nobody has the username nobody.");
  expect(bare.output).toContain("USERNAME");
});
