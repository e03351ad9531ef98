import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forgottenPassword, passwordReset, refreshTokens, token } from "@time-event/contract/sign-in";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { createPasswords } from "./passwords.ts";
import { linkLifeMs } from "./password-reset-mail.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

const newPassword = "ทุ่งดอกกระเจียว 2569";
const clock = givenClock();
let given: GivenApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "te-mail-"));
  given = await givenApp({ DATA_DIR: folder }, clock);
  for (const username of ["malee", "manee", "piti", "chujai", "somchai"]) await givenStaff(given.db, username);
});
afterAll(async () => {
  await given.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The mails to somebody so far. */
async function mailsTo(address: string): Promise<string[]> {
  const outbox = join(folder, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

/** Asks for a link and takes its key from the mail, as the page takes it from its address. */
async function keyMailedTo(username: string): Promise<string> {
  const address = `${username}@race.example.org`;
  const before = (await mailsTo(address)).length;
  await post(given.url, forgottenPassword, { usernameOrEmail: username });
  await given.work();
  expect(await mailsTo(address)).toHaveLength(before + 1);
  const [, encoded = ""] = (await mailsTo(address)).at(-1)!.split("\r\n\r\n");
  const text = /[+/]|^[\w=\r\n]+$/.test(encoded.slice(0, 60)) ? Buffer.from(encoded, "base64").toString() : encoded;
  const link = /(http\S+\/auth\/password-reset)#(\S+)/.exec(text.replace(/=\r\n/g, ""));
  expect(link?.[1]).toBe(`${given.url}/auth/password-reset`);
  return link![2]!;
}

it("answers everybody in the same way, and writes only to users who can sign in", async () => {
  const known = await post(given.url, forgottenPassword, { usernameOrEmail: "PITI@race.example.org" });
  const unknown = await post(given.url, forgottenPassword, { usernameOrEmail: "nobody@race.example.org" });
  expect([unknown.status, unknown.reply]).toEqual([known.status, known.reply]);
  expect(await mailsTo("piti@race.example.org")).toEqual([]);
  await given.work();
  expect(await mailsTo("piti@race.example.org")).toHaveLength(1);
  expect(await readdir(join(folder, "outbox"))).toHaveLength(1);
});

it("sets a new password once, and ends every sign-in of the user", async () => {
  const before = await post(given.url, token, { username: "malee", password });
  const other = await post(given.url, token, { username: "manee", password });
  const key = await keyMailedTo("malee");
  const unused = await keyMailedTo("malee");

  expect((await post(given.url, passwordReset, { key, newPassword })).status).toBe(200);
  const again = await post(given.url, passwordReset, { key, newPassword: "another-password" });
  expect(again.problem).toMatchObject({ status: 400, code: "reset_link_invalid" });
  expect((await post(given.url, passwordReset, { key: unused, newPassword })).problem?.code).toBe("reset_link_invalid");

  const refreshToken = before.reply!.data.refresh_token;
  expect((await post(given.url, refreshTokens, { username: "malee", refreshToken })).problem?.code).toBe(
    "sign_in_ended",
  );
  const others = other.reply!.data.refresh_token;
  expect((await post(given.url, refreshTokens, { username: "manee", refreshToken: others })).status).toBe(200);
  expect((await post(given.url, token, { username: "malee", password })).problem?.code).toBe("wrong_credentials");
  expect((await post(given.url, token, { username: "malee", password: newPassword })).status).toBe(200);
  // two links, and the news that one was used
  await given.work();
  expect(await mailsTo("malee@race.example.org")).toHaveLength(3);
});

it("accepts one of two uses of the same link at once", async () => {
  const key = await keyMailedTo("manee");
  const replies = await Promise.all(
    ["first-password", "other-password"].map((newPassword) => post(given.url, passwordReset, { key, newPassword })),
  );
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
});

it("refuses an expired link, and a password that is too short", async () => {
  const key = await keyMailedTo("chujai");
  const short = await post(given.url, passwordReset, { key, newPassword: "short" });
  expect(short.problem).toMatchObject({ code: "invalid_input", errors: [{ path: "newPassword", code: "too_small" }] });
  clock.pass(linkLifeMs + 1);
  expect((await post(given.url, passwordReset, { key, newPassword })).problem?.code).toBe("reset_link_invalid");
});

it("keeps keys out of the database, and hides mails from other users of the machine", async () => {
  const key = await keyMailedTo("chujai");
  for (const table of ["passwordResets", "mails", "jobTasks"] as const) {
    expect(JSON.stringify(await given.db.selectFrom(table).selectAll().execute())).not.toContain(key);
  }
  const [name] = await readdir(join(folder, "outbox"));
  expect((await stat(join(folder, "outbox", name!))).mode & 0o077).toBe(0);
});

it("limits how often it writes to one user", async () => {
  for (let mail = 0; mail < 5; mail++) await post(given.url, forgottenPassword, { usernameOrEmail: "piti" });
  await given.work();
  expect((await mailsTo("piti@race.example.org")).length).toBeLessThanOrEqual(3);
});

it("sets no password that others guess first, and the link stays good for another", async () => {
  const key = await keyMailedTo("somchai");
  const refused = await post(given.url, passwordReset, { key, newPassword: "iloveyou2026!" });
  expect(refused.problem).toMatchObject({
    status: 409,
    errors: [{ path: "newPassword", code: "password_guessable" }],
  });
  expect((await post(given.url, passwordReset, { key, newPassword: "somchai@race.example.org" })).status).toBe(409);
  expect((await post(given.url, passwordReset, { key, newPassword: password })).status).toBe(200);
});

it("signs in with a password from before the rules", async () => {
  const passwordHash = await createPasswords().hash("short1");
  await given.db.updateTable("users").set({ passwordHash }).where("username", "=", "somchai").execute();
  expect((await post(given.url, token, { username: "somchai", password: "short1" })).status).toBe(200);
});
