import type { Tx } from "../../db/connection.ts";
import { forgetFailures, forgetTasks } from "../../lib/jobs/tasks.repository.ts";
import type { WrittenMail } from "../../lib/mail.ts";
import { deleteLetters } from "./mails.repository.ts";
import { mailQueue } from "./outbox.service.ts";

/**
 * Removes the letters about these orders, and those to these readers, in lower case. Their files are the caller's to remove, once
 * this is committed.
 */
export async function eraseLetters(
  tx: Tx,
  orderIds: readonly number[],
  recipients: readonly string[],
): Promise<readonly WrittenMail[]> {
  const erased = await deleteLetters(tx, orderIds, recipients);
  // a letter that waits to be sent names its reader
  await forgetTasks(
    tx,
    mailQueue,
    "mailId",
    erased.map(({ id }) => id),
  );
  await forgetFailures(
    tx,
    mailQueue,
    recipients.map((recipient) => `${recipient}:`),
  );
  return erased;
}
