import type { InstantMs } from "@time-event/domain/time/instant";
import { insertMail, markSent } from "../../src/features/mail/mails.repository.ts";
import type { Outbox } from "../../src/features/mail/outbox.service.ts";

/** Letters that were sent long ago: staff read them, and none waits for a mail server. Their readers do not exist. */
export function sentLetters(clock: () => InstantMs): Outbox {
  let written = 0;
  return {
    add: async (tx, { to: recipient, subject, text: body, uselessAt = null, about }) => {
      const at = clock();
      const messageId = `<${at}.${++written}@demonstration.example.org>`;
      const letter = { messageId, recipient, subject, body, createdAt: at, uselessAt };
      const nothing = { orderId: null, keyGeneration: null, template: "", budget: null };
      await markSent(tx, await insertMail(tx, { ...letter, ...(about ?? nothing), keptBack: null }), at, false);
    },
  };
}
