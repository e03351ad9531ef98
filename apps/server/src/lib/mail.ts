import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { InstantMs } from "@time-event/domain/time/instant";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  /** Of an SMTP server. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
}

/** Sends by the SMTP server of MAIL_URL; without one, lays the mails in a folder and says where. */
export function createMailer(settings: MailSettings, clock: () => InstantMs, log: (message: string) => void): Mailer {
  const { mailUrl, mailFrom: from, dataDir } = settings;
  return mailUrl === undefined
    ? createOutbox(join(dataDir, "outbox"), { from, clock, log })
    : createPost(mailUrl, from);
}

function createPost(url: string, from: string): Mailer {
  // a server that hangs is not waited for when we stop
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}

interface OutboxParts {
  readonly from: string;
  readonly clock: () => InstantMs;
  readonly log: (message: string) => void;
}

function createOutbox(folder: string, { from, clock, log }: OutboxParts): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      const file = join(folder, `${clock()}-${randomUUID()}.eml`);
      // links in it open something: for the operator's eyes alone
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log(`MAIL_URL is not set: a mail was not sent but written to ${file}`);
    },
  };
}
