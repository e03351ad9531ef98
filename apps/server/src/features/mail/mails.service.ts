import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type Mail, type mailGet, type mailList, mailResend, type MailState } from "@time-event/contract/mails";
import { eventsWith, may } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";
import { edit } from "../edits/edit.service.ts";
import type { Events } from "../../db/of-events.ts";
import { countMails, findWholeMail, listMails } from "./mail-list.queries.ts";
import type { Outbox } from "./outbox.service.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly outbox: Outbox;
}

interface Asked {
  readonly eventId?: number | undefined;
  readonly state?: MailState | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What staff see of mails, and what they send again. */
export function createMails({ db, clock, outbox }: Parts) {
  return {
    list: async (
      { eventId, offset, limit, ...asked }: Asked,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof mailList>> => {
      const events = eventsOf(caller, eventId);
      const filter = { ...asked, personal: eventsWith(caller, "personal_data_view") };
      const found = await listMails(db, events, filter, { offset, limit });
      const data = found.map((mail) => (sees(caller, mail) ? mail : { ...mail, recipient: masked(mail.recipient) }));
      return { data, meta: { total: await countMails(db, events, filter) } };
    },

    /** @throws NotFound */
    get: async ({ id }: { readonly id: number }, caller: StaffCaller): Promise<ReplyOf<typeof mailGet>> => {
      const whole = await findWholeMail(db, eventsOf(caller, undefined), id);
      if (!whole) throw new NotFound("thing");
      const { uselessAt: _useless, orderId: _order, contactEmail: _contact, keyGeneration: _keys, ...mail } = whole;
      const canResend = isResendable(whole, clock());
      if (!sees(caller, mail)) {
        return { data: { ...mail, recipient: masked(mail.recipient), body: null, error: "", canResend }, meta: {} };
      }
      const seen = { action: "personal-data-seen", subject: aboutMail(mail), eventId: mail.order?.eventId };
      await db.transaction().execute((tx) => recordChange(tx, caller, seen));
      return { data: { ...mail, canResend }, meta: {} };
    },

    /** @throws NotFound; Refused */
    resend: ({ id }: BodyOf<typeof mailResend>, caller: StaffCaller): Promise<ReplyOf<typeof mailResend>> =>
      edit(db, caller, mailResend, async (tx) => {
        const mail = await findWholeMail(tx, eventsOf(caller, undefined), id);
        if (!mail) throw new NotFound("thing");
        const { subject, body, orderId, keyGeneration, contactEmail, template } = mail;
        if (!isResendable(mail, clock()) || !body || orderId === null || keyGeneration === null || !contactEmail)
          throw new Refused(mailResend, ["fixed"]);
        const about = { orderId, keyGeneration, template, budget: null };
        // to the contact of now: a letter that never arrived must not open the order for somebody who is not
        await outbox.add(tx, { to: contactEmail, subject, text: body, about });
        const change = { eventId: mail.order?.eventId, subject: aboutMail(mail) };
        return { reply: { data: { id }, meta: {} }, change };
      }),
  };
}
export type Mails = ReturnType<typeof createMails>;

const aboutMail = ({ id, subject, order }: Mail) => ({ kind: "mail", id, name: order?.reference ?? subject });

function eventsOf(caller: StaffCaller, eventId: number | undefined): Events {
  if (eventId === undefined) return eventsWith(caller, "messages_send");
  return may(caller, "messages_send", eventId) ? [eventId] : [];
}

const sees = (caller: StaffCaller, { order }: Pick<Mail, "order">) => may(caller, "personal_data_view", order?.eventId);

/** Enough of an address to tell two apart. @example "m•••@example.org" */
const masked = (recipient: string) => recipient.replace(/^(.?)[^@]*/, "$1•••");

interface Resendable {
  readonly state: MailState;
  readonly body: string | null;
  readonly uselessAt: InstantMs | null;
  readonly contactEmail: string | null;
}

/** One that waits comes by itself; one without its text, or that is out of date, says nothing to anybody. */
function isResendable({ state, body, uselessAt, contactEmail }: Resendable, now: InstantMs): boolean {
  return state !== "waiting" && body !== null && (uselessAt === null || uselessAt > now) && Boolean(contactEmail);
}
