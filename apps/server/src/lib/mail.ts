import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { InstantMs } from "@time-event/domain/time/instant";

export interface Mail {
  /** With its angle brackets. A reader who gets two mails with the same id sees one. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly writtenAt: InstantMs;
}

/** What the name of a mail's file is made of. */
export type WrittenMail = Pick<Mail, "messageId" | "writtenAt">;

export interface Mailer {
  /** @throws MailRefused when the mail can never be delivered; another error when it may be delivered later */
  send(mail: Mail): Promise<void>;
  /** There is no mail server: a mail that is "sent" is a file. */
  readonly writesFiles: boolean;
  readonly close: () => void;
}

/** The mail server answered and refuses this mail for good: nobody has that address. */
export class MailRefused extends Error {}

export interface MailSettings {
  /** For an SMTP server. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
}

/** Sends through the SMTP server of MAIL_URL; without one, writes the mails to a folder and says where. */
export function createMailer(settings: MailSettings, log: (message: string) => void): Mailer {
  const { mailUrl, mailFrom: from, dataDir } = settings;
  return mailUrl === undefined ? createFolder(folderOf(dataDir), from, log) : createPost(mailUrl, from);
}

function createPost(url: string, from: string): Mailer {
  // a server that does not answer is not waited for when we stop
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw isForGood(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    writesFiles: false,
    close: () => transport.close(),
  };
}

/** 5xx about this mail or its reader. A 5xx about our sign-in is a wrong setting, which somebody can mend. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}

function createFolder(folder: string, from: string, log: (message: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      const file = fileOf(folder, mail);
      // links in it open something: only the operator may read it
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // readers of the folder find whole mails; a mail that is sent again replaces its file
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log(`MAIL_URL is not set: a mail was not sent but written to ${file}`);
    },
    writesFiles: true,
    close: () => {},
  };
}

function fileOf(folder: string, { writtenAt, messageId }: WrittenMail): string {
  return join(folder, `${writtenAt}-${messageId.replace(/[^\w-]/g, "_")}.eml`);
}

/** Removes the files of mails, also those that were written while there was no mail server yet. */
export async function removeMailFiles(dataDir: string, mails: readonly WrittenMail[]): Promise<void> {
  for (const mail of mails) {
    const file = fileOf(folderOf(dataDir), mail);
    // the first is what a killed sender leaves
    await rm(`${file}.part`, { force: true });
    await rm(file, { force: true });
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, "outbox");
}

function messageOf({ writtenAt, ...mail }: Mail) {
  return { ...mail, date: new Date(writtenAt) };
}
