import type { Mail, MailState } from "@time-event/contract/mails";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { type Events, ofEvents } from "../../db/of-events.ts";
import { mailQueue } from "./outbox.service.ts";

interface Filter {
  readonly state?: MailState | undefined;
  readonly text?: string | undefined;
  /** Of these events, addresses may be searched. */
  readonly personal: Events;
}

const tables = sql`
  mails m
  left join orders o on o.id = m.order_id
  left join events e on e.id = o.event_id
  left join job_tasks t on t.job = ${mailQueue} and (t.input ->> 'mailId')::bigint = m.id`;

const state = sql<MailState>`case
  when m.sent_at is not null then case when m.in_file then 'in_file' else 'sent' end
  when t.id is null then 'not_sent'
  when t.gave_up_at is not null then 'failed'
  else 'waiting' end`;

/** Mails about no order concern the whole installation. */
const ofOrdersEvents = (events: Events) => ofEvents(events, "o.event_id");

function meant(events: Events, { state: wanted, text, personal }: Filter): RawBuilder<unknown> {
  const pattern = text ? containing(text) : undefined;
  const conditions = [
    ofOrdersEvents(events),
    ...(wanted === undefined ? [] : [sql`${state} = ${wanted}`]),
    ...(pattern === undefined
      ? []
      : [
          sql`(lower(m.subject) like ${pattern} or lower(o.reference) like ${pattern}
            or (${ofOrdersEvents(personal)} and lower(m.recipient) like ${pattern}))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

const columns = sql`
  m.id, m.recipient, m.subject, m.template, ${state} as state, m.created_at, m.sent_at,
  case when ${state} = 'not_sent' then coalesce(m.kept_back, 'given_up') end as why_not_sent,
  case when o.id is not null then jsonb_build_object('eventId', o.event_id, 'reference', o.reference,
    'event', jsonb_build_object('th', e.name_th, 'en', e.name_en)) end as "order"`;

export async function listMails(db: Db, events: Events, filter: Filter, page: { offset: number; limit: number }) {
  const { rows } = await sql<Mail>`
    select ${columns} from ${tables} where ${meant(events, filter)}
    order by m.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countMails(db: Db, events: Events, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tables} where ${meant(events, filter)}`.execute(db);
  return rows[0]!.count;
}

type WholeMail = Mail & {
  readonly body: string | null;
  readonly uselessAt: InstantMs | null;
  readonly error: string;
  readonly tries: number;
  readonly orderId: number | null;
  /** Of the order now. */
  readonly contactEmail: string | null;
  readonly keyGeneration: number | null;
};

/** A mail about an order has its text; another's may open something, so nobody reads it. */
export async function findWholeMail(db: Db | Tx, events: Events, id: number): Promise<WholeMail | undefined> {
  const { rows } = await sql<WholeMail>`
    select ${columns}, case when m.order_id is not null then m.body end as body, m.useless_at, m.order_id,
      coalesce(t.error, '') as error, coalesce(t.tries, 0) as tries, o.contact_email, o.key_generation
    from ${tables} where m.id = ${id} and ${ofOrdersEvents(events)}`.execute(db);
  return rows[0];
}
