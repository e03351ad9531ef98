import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, limit, offset, searchText, text } from "./fields.ts";

// Every mail of the last 30 days. Staff without a mail server read here what contacts were told.

/**
 * `waiting`: it is tried again; `failed`: no further try can help; `in_file`: there is no mail server, so it was written
 * into a file; `not_sent`: it was never to be sent, or was given up long ago.
 */
export const mailStates = ["waiting", "sent", "in_file", "failed", "not_sent"] as const;
export type MailState = (typeof mailStates)[number];
const state = z.enum(mailStates);

/**
 * `too_many`: a stranger could have caused it, and its address got as many in that hour as one gets; `given_up`: it was tried
 * in vain, so long ago that what the mail server said is kept no more.
 */
const reasons = ["too_many", "given_up"] as const;

const mail = z.object({
  id,
  /** With dots in it where the caller may not see personal data. */
  recipient: z.string(),
  subject: z.string(),
  /** The code of its message template; empty: none. */
  template: z.string(),
  state,
  /** Null: it was sent, or its tries say the rest. */
  whyNotSent: z.nullable(z.enum(reasons)),
  createdAt: instantMs,
  sentAt: z.nullable(instantMs),
  /** Null: it is about no order. */
  order: z.nullable(z.object({ eventId: id, event: text, reference: z.string() })),
});
export type Mail = z.infer<typeof mail>;

const right = { permission: "messages_send", at: "anywhere" } as const;

export const mailList = staffCall({
  name: "mail-list",
  shows: ["mail", "order", "transfer", "refund"],
  summary: "Mails of the events that the caller may write for, the newest first; others for who may write for all.",
  right,
  params: z.object({
    eventId: z.optional(idParam),
    state: z.optional(state),
    /** A part of the subject, of the order's reference, or of the address where the caller may see it. */
    text: z.optional(searchText),
    offset,
    limit,
  }),
  data: z.array(mail),
  meta: z.object({ total: z.int() }),
});

export const mailGet = staffCall({
  name: "mail-get",
  shows: ["mail"],
  summary: "One mail with its text. Who opens one that says whom it is for is recorded.",
  right,
  params: z.object({ id: idParam }),
  data: z.object({
    ...mail.shape,
    /** `{{link}}` stands where the private link goes. Null: the text opens something and is not kept, or may not be seen. */
    body: z.nullable(z.string()),
    /** Why the last try failed; empty: none did. */
    error: z.string(),
    tries: z.int(),
    /** `mail-resend` would send it again. */
    canResend: z.boolean(),
  }),
  meta: noMeta,
});

export const mailResend = staffAction({
  name: "mail-resend",
  changes: ["mail"],
  summary: "Sends the text of a mail about an order once more, to the present contact of the order.",
  right,
  body: z.object({ id }),
  data: z.object({ id }),
  refuses: { fixed: "whole" },
});

export const mailCalls = [mailList, mailGet, mailResend] as const;
