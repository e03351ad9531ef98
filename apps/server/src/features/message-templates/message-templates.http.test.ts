import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { messageTemplateList, messageTemplateReset, messageTemplateSave } from "@time-event/contract/message-templates";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { composeMessage } from "./message-templates.service.ts";

let given: GivenApp;
let admin: string;
let manager: string;
const words = {
  code: "password-reset",
  subject: { th: "รหัสใหม่ของ {{username}}", en: "New password for {{username}}" },
  body: { th: "กดที่นี่ {{ link }}", en: "Click here: {{ link }}" },
};

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

type Body = BodyOf<typeof messageTemplateSave>;
const save = (body: Body) => post(given.url, messageTemplateSave, body, bearing(admin));
const sent = () => composeMessage(given.db, "password-reset", "en", { username: "malee", minutes: "60", link: "L" });

it("sends the original words until others are saved, and again after they are reset", async () => {
  const [first] = (await get(given.url, messageTemplateList, admin)).reply!.data;
  expect(first).toMatchObject({ code: "password-reset", revision: 0 });
  expect((await sent()).subject).toBe("Time/Event: choose a new password");

  expect((await save({ ...words, revision: 0 })).reply!.data).toMatchObject({ ...words, revision: 1 });
  expect(await sent()).toEqual({ subject: "New password for malee", text: "Click here: L" });

  const reset = await post(given.url, messageTemplateReset, { code: words.code, revision: 1 }, bearing(admin));
  expect(reset.reply!.data).toEqual(first);
  expect((await sent()).subject).toBe("Time/Event: choose a new password");
});

it("sends the Thai text to readers of English while nobody has written the English one", async () => {
  const thaiAlone = { ...words, subject: { ...words.subject, en: "" }, body: { ...words.body, en: "" } };
  expect((await save({ ...thaiAlone, revision: 0 })).reply!.data).toMatchObject(thaiAlone);
  expect(await sent()).toEqual({ subject: "รหัสใหม่ของ malee", text: "กดที่นี่ L" });
  await post(given.url, messageTemplateReset, { code: words.code, revision: 1 }, bearing(admin));
});

it("names every field with wrong placeholders", async () => {
  const wrong = await save({
    ...words,
    subject: { ...words.subject, th: "{{user}}" },
    body: { th: "ไม่มีลิงก์", en: "{{link" },
    revision: 0,
  });
  expect(wrong.problem).toMatchObject({
    status: 409,
    errors: [
      { path: "subject.th", code: "unknown_placeholder" },
      { path: "body.th", code: "missing_placeholder" },
      { path: "body.en", code: "broken_placeholder" },
    ],
  });
});

it("does not overwrite somebody else's save", async () => {
  await save({ ...words, revision: 0 });
  expect((await save({ ...words, revision: 0 })).problem).toMatchObject({ status: 409, code: "edit_conflict" });
  const reset = await post(given.url, messageTemplateReset, { code: words.code, revision: 0 }, bearing(admin));
  expect(reset.problem?.code).toBe("edit_conflict");
});

it("refuses a message that the product does not send", async () => {
  const body = { code: "spam", subject: { th: "x", en: "x" }, body: { th: "x", en: "x" }, revision: 0 };
  expect((await save(body)).problem).toMatchObject({ status: 404, code: "not_found" });
});

it("refuses others who want to see or change messages", async () => {
  const callers = { url: given.url, outsider: manager, insider: admin };
  await expectGuarded(callers, messageTemplateSave, {
    good: { ...words, revision: 0 },
    bad: { ...words, subject: { th: "", en: "x" }, revision: 0 },
    badPath: "subject.th",
  });
  await expectGuarded(callers, messageTemplateReset, {
    good: { code: words.code, revision: 1 },
    bad: { code: words.code },
    badPath: "revision",
  });
  expect((await get(given.url, messageTemplateList, manager)).problem?.code).toBe("not_permitted");
  expect((await get(given.url, messageTemplateList)).status).toBe(401);
});
