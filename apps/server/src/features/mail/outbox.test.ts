import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../app/config.ts";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { sendMails } from "../../jobs/send-mails.ts";
import { createJobRunner } from "../../lib/jobs/runner.ts";
import { createMailer } from "../../lib/mail.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSmtpServer, type GivenSmtpServer } from "../../testing/given-smtp-server.ts";
import { createOutbox, type OutgoingMail } from "./outbox.service.ts";
import { createMailSending } from "./sending.service.ts";

let database: Awaited<ReturnType<typeof givenDatabase>>;
let smtp: GivenSmtpServer;
const { clock, pass } = givenClock();
const hour = 60 * 60_000;
const outbox = createOutbox({ clock, mailFrom: "Race <race@example.org>" });

beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  smtp = await givenSmtpServer();
  for (const table of ["mails", "jobs", "jobTasks", "jobFailures"] as const)
    await database.db.deleteFrom(table).execute();
});

function givenProcess() {
  const { db, url: databaseUrl } = database;
  const mailer = createMailer(readConfig({ MAIL_URL: smtp.url, MAIL_FROM: "Race <race@example.org>" }), () =>
    expect.unreachable(),
  );
  const jobs = [
    sendMails(createMailSending({ db, clock, mailer, dataDir: tmpdir(), linkOf: () => expect.unreachable() })),
  ];
  return createJobRunner({ db, databaseUrl, clock, jobs, onError: (error) => expect.unreachable(String(error)) });
}

const add = (...mails: OutgoingMail[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const mail of mails) await outbox.add(tx, mail);
  });
const letter = (n: number) => ({ to: `runner${n}@example.org`, subject: `Start ${n}`, text: `สวัสดี ${n}` });
const tasks = () => database.db.selectFrom("jobTasks").selectAll().orderBy("id").execute();

it("sends the mail of a committed transaction and forgets its text; sends none of a transaction that was rolled back", async () => {
  const process = givenProcess();
  await add(letter(1));
  await expect(
    database.db.transaction().execute(async (tx) => {
      await outbox.add(tx, letter(2));
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await process.settle();
  expect(smtp.received).toMatchObject([
    { to: "runner1@example.org", from: "race@example.org", messageId: expect.stringMatching(/^<.+@example\.org>$/) },
  ]);
  const mails = await database.db.selectFrom("mails").selectAll().execute();
  expect(mails).toMatchObject([{ recipient: "runner1@example.org", body: null, sentAt: clock() }]);
  expect(await tasks()).toEqual([]);
  await process.stop();
});

it("delivers every mail despite greylisting and dropped connections, each under one Message-ID", async () => {
  const letters = Array.from({ length: 40 }, (_, n) => letter(n));
  await add(...letters);
  for (let mail = 0; mail < 40; mail++) smtp.moods.push((["greylist", "drop", "take", "drop"] as const)[mail % 4]!);
  const processes = [givenProcess(), givenProcess()];
  for (let look = 0; look < 8; look++) {
    await Promise.all(processes.map((process) => process.settle()));
    pass(hour);
  }
  const seen = new Map<string, Set<string>>();
  for (const { to, messageId } of smtp.received) seen.set(to, (seen.get(to) ?? new Set()).add(messageId));
  expect([...seen.keys()].toSorted()).toEqual(letters.map(({ to }) => to).toSorted());
  expect([...seen.values()].every(({ size }) => size === 1)).toBe(true);
  expect(new Set([...seen.values()].flatMap((ids) => [...ids])).size).toBe(40);
  // mails that the server accepted without saying so came twice
  expect(smtp.received.length).toBeGreaterThan(40);
  expect(await tasks()).toEqual([]);
  for (const process of processes) await process.stop();
});

it("gives up mails to unknown readers and outdated mails, and says so", async () => {
  const process = givenProcess();
  await add(letter(1));
  smtp.moods.push("refuse");
  await process.settle();
  expect(await tasks()).toMatchObject([
    {
      label: "runner1@example.org: Start 1",
      tries: 1,
      gaveUpAt: clock(),
      error: expect.stringContaining("No such user"),
    },
  ]);
  await add({ ...letter(2), uselessAt: clock() + hour });
  smtp.moods.push("greylist");
  await process.settle();
  pass(hour);
  await process.settle();
  expect((await tasks()).at(-1)).toMatchObject({ error: expect.stringContaining("out of date"), gaveUpAt: clock() });
  expect(smtp.received).toEqual([]);
  await process.stop();
});

it("forgets letters after thirty days, also those that are files because there is no mail server", async () => {
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), "te-letters-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mailer = createMailer({ mailUrl: undefined, mailFrom: "race@example.org", dataDir }, () => {});
  const { send, forgetOld } = createMailSending({ db, clock, mailer, dataDir, linkOf: () => expect.unreachable() });
  const files = () => readdir(join(dataDir, "outbox"));
  const write = async (subject: string) => {
    await db.transaction().execute((tx) => outbox.add(tx, { to: "malee@example.org", subject, text: "สวัสดี" }));
    const found = db.selectFrom("mails").select("id").where("subject", "=", subject);
    await send((await found.executeTakeFirstOrThrow()).id);
  };
  await write("old");
  pass(20 * 24 * hour);
  await write("young");
  pass(10 * 24 * hour + 1);
  expect(await files()).toHaveLength(2);
  await forgetOld();
  expect(await files()).toHaveLength(1);
  expect(await db.selectFrom("mails").select("subject").execute()).toEqual([{ subject: "young" }]);
});
