import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../app/config.ts";
import { givenSmtpServer } from "../testing/given-smtp-server.ts";
import { createMailer, MailRefused } from "./mail.ts";

const mail = {
  messageId: "<a1@race.example.org>",
  to: "malee@race.example.org",
  subject: "Time/Event: ตั้งรหัสผ่านใหม่",
  text: "สวัสดี",
  writtenAt: 0,
};
const never = () => expect.unreachable();

test("sends through the configured SMTP server, from the configured address", async () => {
  const { url, received } = await givenSmtpServer();
  const config = readConfig({ MAIL_URL: url, MAIL_FROM: "Race <race@example.org>" });
  await createMailer(config, never).send(mail);
  expect(received).toEqual([
    {
      messageId: "<a1@race.example.org>",
      to: mail.to,
      from: "race@example.org",
      text: expect.stringContaining("สวัสดี"),
    },
  ]);
});

test("a server that is away, or lets us wait, is an error that may pass; a reader it does not know is not", async () => {
  const { url, moods, received } = await givenSmtpServer();
  moods.push("greylist", "refuse");
  const mailer = createMailer(readConfig({ MAIL_URL: url }), never);
  const greylisted: unknown = await mailer.send(mail).catch((error: unknown) => error);
  expect(String(greylisted)).toContain("450");
  expect(greylisted).not.toBeInstanceOf(MailRefused);
  await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
  const away = createMailer(readConfig({ MAIL_URL: "smtp://127.0.0.1:9" }), never).send(mail);
  await expect(away).rejects.toThrow("ECONNREFUSED");
});

test("without a server, writes each mail to a folder once, however often it is sent", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "te-mail-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const said: string[] = [];
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), (message) => said.push(message));
  await mailer.send(mail);
  await mailer.send(mail);
  const [file, ...others] = await readdir(join(dataDir, "outbox"));
  expect(others).toEqual([]);
  expect(await readFile(join(dataDir, "outbox", file!), "utf8")).toContain("Message-ID: <a1@race.example.org>");
  expect(said[0]).toContain(file);
});
