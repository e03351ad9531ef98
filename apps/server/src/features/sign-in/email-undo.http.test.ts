import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profileGet, profileSave } from "@time-event/contract/profile";
import { emailUndo, forgottenPassword, passwordReset, refreshTokens, token } from "@time-event/contract/sign-in";
import { userGet, userList, userSave } from "@time-event/contract/users";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenTotp } from "../second-factors/testing/given-totp.ts";
import { givenStaff, password } from "./testing/given-staff.ts";
import { givenSignedIn } from "./testing/sign-in.ts";

const { clock, pass } = givenClock();
let given: GivenApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "te-mail-"));
  given = await givenApp({ DATA_DIR: folder }, { clock });
});
afterAll(async () => {
  await given.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The texts of the mails to an address, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  await given.work();
  const outbox = join(folder, "outbox");
  const names = (await readdir(outbox).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return mails.filter((mail) => mail.includes(`To: ${address}\r\n`)).map(textOf);
}

/** The text of a mail, out of the form in which mails travel. */
function textOf(mail: string): string {
  const [head = "", body = ""] = mail.split(/\r\n\r\n([^]*)/);
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  const joined = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return /transfer-encoding: quoted-printable/i.test(head)
    ? decodeURIComponent(joined.replace(/%(?![0-9A-F]{2})/g, "%25"))
    : body;
}

const keyIn = (mail: string | undefined, page: string) =>
  new RegExp(`/auth/${page}#(\\S+)`).exec(mail ?? "")?.[1] ?? "";
const signIn = (username: string, typed = password) => post(given.url, token, { username, password: typed });

/** Changes the caller's own address. */
async function change(bearer: string, email: string, proof: { password?: string } = { password }) {
  const { account, displayName } = (await get(given.url, profileGet, bearer)).reply!.data;
  const body = { revision: account!.revision, displayName, email, language: "th" as const, ...proof };
  return post(given.url, profileSave, body, bearing(bearer));
}

it("is not changed by an access token alone, and the old address is told", async () => {
  const bearer = await givenSignedIn(given, "malee", "viewer");
  const needed = await change(bearer, "thief@example.org", {});
  expect(needed.problem).toMatchObject({ status: 409, errors: [{ path: "password", code: "password_needed" }] });
  const wrong = await change(bearer, "thief@example.org", { password: "wrong" });
  expect(wrong.problem).toMatchObject({ status: 409, errors: [{ path: "password", code: "wrong_password" }] });
  expect((await get(given.url, profileGet, bearer)).reply!.data.account?.email).toBe("malee@race.example.org");
  expect(await mailsTo("malee@race.example.org")).toEqual([]);
  // names and language need none
  expect((await change(bearer, "malee@race.example.org", {})).status).toBe(200);

  expect((await change(bearer, "malee@new.example.org")).status).toBe(200);
  const [told] = await mailsTo("malee@race.example.org");
  expect(told).toContain("malee");
  expect(keyIn(told, "email-undo")).not.toBe("");
  const entries = await given.db.selectFrom("auditEntries").select("entry").execute();
  expect(JSON.stringify(entries)).not.toContain(keyIn(told, "email-undo"));
});

it("comes back by the link, with everything ended that came after it", async () => {
  const bearer = await givenSignedIn(given, "robbed", "viewer");
  await change(bearer, "thief@evil.example.org");
  // the thief has a link to a new password mailed, uses it, adds a second factor, and asks for one more link
  await post(given.url, forgottenPassword, { usernameOrEmail: "robbed" });
  const stolen = keyIn((await mailsTo("thief@evil.example.org")).join("\n"), "password-reset");
  await post(given.url, passwordReset, { key: stolen, newPassword: "the thief's own phrase" });
  const thief = (await signIn("robbed", "the thief's own phrase")).reply!.data;
  await post(given.url, forgottenPassword, { usernameOrEmail: "robbed" });
  const links = (await mailsTo("thief@evil.example.org")).map((mail) => keyIn(mail, "password-reset"));
  const spare = links.find((link) => link !== "" && link !== stolen)!;

  const key = keyIn((await mailsTo("robbed@race.example.org"))[0], "email-undo");
  const undone = await post(given.url, emailUndo, { key });
  expect(undone.reply?.data).toMatchObject({ username: "robbed", email: "robbed@race.example.org" });
  const renewed = await post(given.url, refreshTokens, { username: "robbed", refreshToken: thief.refresh_token });
  expect(renewed.problem?.code).toBe("sign_in_ended");
  expect((await signIn("robbed", "the thief's own phrase")).problem?.code).toBe("wrong_credentials");
  const used = await post(given.url, passwordReset, { key: spare, newPassword: "once more the thief" });
  expect(used.problem?.code).toBe("reset_link_invalid");
  expect((await post(given.url, emailUndo, { key })).problem).toMatchObject({ status: 400, code: "undo_link_invalid" });

  const { resetKey } = undone.reply!.data;
  await post(given.url, passwordReset, { key: resetKey, newPassword: "back on my own feet" });
  const own = (await signIn("robbed", "back on my own feet")).reply!.data.access_token;
  expect((await get(given.url, profileGet, own)).reply!.data.account?.email).toBe("robbed@race.example.org");
});

it("takes away second factors that were added since, and leaves those that were there", async () => {
  const bearer = await givenSignedIn(given, "factored", "viewer");
  await givenTotp(given.url, bearer, clock(), "Own phone");
  pass(60_000);
  await change(bearer, "thief@factor.example.org");
  pass(60_000);
  await givenTotp(given.url, bearer, clock(), "Thief's phone");
  const mails = await mailsTo("factored@race.example.org");
  const key = keyIn(
    mails.find((mail) => mail.includes("email-undo")),
    "email-undo",
  );
  expect((await post(given.url, emailUndo, { key })).status).toBe(200);
  const left = await given.db.selectFrom("secondFactors").select("name").execute();
  expect(left.map(({ name }) => name)).toEqual(["Own phone"]);
});

it("can be undone for seven days, and a link of a later change opens nothing once an earlier one was undone", async () => {
  const bearer = await givenSignedIn(given, "twice", "viewer");
  await change(bearer, "first@twice.example.org");
  pass(1_000);
  await change(bearer, "second@twice.example.org");
  const toFirst = keyIn((await mailsTo("first@twice.example.org"))[0], "email-undo");
  const toOwner = keyIn((await mailsTo("twice@race.example.org"))[0], "email-undo");
  pass(7 * 24 * 60 * 60_000 - 10_000);
  expect((await post(given.url, emailUndo, { key: toOwner })).status).toBe(200);
  expect((await post(given.url, emailUndo, { key: toFirst })).problem?.code).toBe("undo_link_invalid");

  const late = await givenSignedIn(given, "late", "viewer");
  await change(late, "other@late.example.org");
  const key = keyIn((await mailsTo("late@race.example.org"))[0], "email-undo");
  pass(7 * 24 * 60 * 60_000 + 1);
  expect((await post(given.url, emailUndo, { key })).problem?.code).toBe("undo_link_invalid");
});

it("gives no link to an address that the account had only on the way back to the present one", async () => {
  const bearer = await givenSignedIn(given, "returned", "viewer");
  pass(1_000);
  await change(bearer, "first@thief.example.org");
  pass(1_000);
  await change(bearer, "second@thief.example.org");
  pass(1_000);
  expect((await change(bearer, "Returned@race.example.org")).status).toBe(200);
  const thiefs = [...(await mailsTo("first@thief.example.org")), ...(await mailsTo("second@thief.example.org"))];
  expect(thiefs).toHaveLength(1);
  for (const mail of thiefs) {
    const opened = await post(given.url, emailUndo, { key: keyIn(mail, "email-undo") });
    expect(opened.problem?.code).toBe("undo_link_invalid");
  }

  // the owner can still end whatever the thief left behind
  const key = keyIn((await mailsTo("returned@race.example.org"))[0], "email-undo");
  expect((await post(given.url, emailUndo, { key })).status).toBe(200);
});

it("is told in the same way when an administrator changed it, and comes back to nobody else's address", async () => {
  const chief = await givenSignedIn(given, "chief", "administrator");
  await givenStaff(given.db, "helped");
  const { id } = (await get(given.url, userList, chief, { text: "helped" })).reply!.data[0]!;
  const user = (await get(given.url, userGet, chief, { id })).reply!.data;
  const body = { id, revision: user.revision, displayName: user.displayName, language: "th" as const };
  await post(given.url, userSave, { ...body, email: "new@helped.example.org", password }, bearing(chief));
  const key = keyIn((await mailsTo("helped@race.example.org"))[0], "email-undo");
  expect(key).not.toBe("");
  // meanwhile the old address is somebody else's
  await given.db
    .updateTable("users")
    .set({ email: "helped@race.example.org" })
    .where("username", "=", "malee")
    .execute();
  expect((await post(given.url, emailUndo, { key })).problem?.code).toBe("undo_link_invalid");
});
