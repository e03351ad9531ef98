import { tmpdir } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { givenDatabase } from "../db/testing/given-database.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { createMailSending } from "../features/mail/sending.service.ts";
import { sendMails } from "../jobs/send-mails.ts";
import { createJobRunner } from "../lib/jobs/runner.ts";
import { createMailer } from "../lib/mail.ts";
import { givenSmtpServer } from "../testing/given-smtp-server.ts";
import { readConfig } from "./config.ts";
import { givenDataFolder, givenServer } from "./testing/given-server.ts";

it("sends a mail again, with the same Message-ID, if the server was killed between sending and marking", async () => {
  const { db, url: databaseUrl, stop } = await givenDatabase();
  onTestFinished(stop);
  const smtp = await givenSmtpServer();
  const settings = { MAIL_URL: smtp.url, MAIL_FROM: "Race <race@example.org>" };
  const server = await givenServer(await givenDataFolder(), { DATABASE_URL: databaseUrl, ...settings });

  // the mail server has received the mail but not confirmed it
  smtp.moods.push("hang");
  smtp.onReceived = () => server.process.kill("SIGKILL");
  const outbox = createOutbox({ clock: Date.now, mailFrom: settings.MAIL_FROM });
  await db
    .transaction()
    .execute((tx) => outbox.add(tx, { to: "malee@race.example.org", subject: "Start", text: "สวัสดี" }));
  await server.exited;

  smtp.onReceived = () => {};
  const inAMinute = () => Date.now() + 60_000;
  const mailer = createMailer(readConfig(settings), () => expect.unreachable());
  const jobs = [
    sendMails(
      createMailSending({ db, clock: inAMinute, mailer, dataDir: tmpdir(), linkOf: () => expect.unreachable() }),
    ),
  ];
  const next = createJobRunner({ db, databaseUrl, clock: inAMinute, jobs, onError: () => expect.unreachable() });
  onTestFinished(next.stop);
  // the killed server's connections, and with them its lock, end a moment after it
  await expect
    .poll(async () => {
      await next.settle();
      return smtp.received.length;
    })
    .toBe(2);

  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await db.selectFrom("jobTasks").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("mails").select(["sentAt", "body"]).execute()).toEqual([
    { sentAt: expect.any(Number), body: null },
  ]);
}, 60_000);
