import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { isAnswerOf } from "../answer-files/answer-files.queries.ts";
import type { Trace } from "./person.ts";

type Row = Readonly<Record<string, unknown>>;

/** Everything that is kept of one person, table by table, with the pictures of their slips and their documents. */
export interface PersonData {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly slips: readonly { readonly id: number; readonly bytes: Buffer }[];
  /** The files by which the person answered questions. */
  readonly documents: readonly { readonly id: number; readonly mediaType: string; readonly bytes: Buffer }[];
  /** The photographs that they added to protests. */
  readonly photos: readonly { readonly id: number; readonly bytes: Buffer }[];
}

/** @param traces every place where the person is */
export async function loadPersonData(db: Db, traces: readonly Trace[]): Promise<PersonData> {
  const idsOf = (kind: Trace["kind"]) => traces.filter((trace) => trace.kind === kind).map(({ id }) => id);
  const entries = idsOf("entry");
  const contacts = idsOf("contact");
  const players = traces.filter(({ kind }) => kind === "player");
  const emails = [...new Set(traces.flatMap(({ email }) => email.toLowerCase() || []))];
  const rowsOf = async (query: ReturnType<typeof sql<{ row: Row }>>) =>
    (await query.execute(db)).rows.map(({ row }) => row);
  const ofOrder = (table: string) =>
    rowsOf(sql`select to_jsonb(t) as row from ${sql.table(table)} t where t.order_id = any(${contacts}::bigint[])`);
  const slips = await sql<{ id: number; bytes: Buffer }>`
    select id, bytes from slips where order_id = any(${contacts}::bigint[])`.execute(db);
  const photos = await sql<{ id: number; bytes: Buffer }>`
    select p.id, f.bytes from protest_photos f join protests p on p.id = f.protest_id
    where p.order_id = any(${contacts}::bigint[])`.execute(db);
  // those of other players of the same order belong to them
  const documents = await sql<PersonData["documents"][number]>`
    select f.id, f.media_type, f.bytes
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as w (id bigint, position integer)
    join order_entries oe on oe.id = w.id
    join answer_files f on f.order_id = oe.order_id
      and ${isAnswerOf(sql`(oe.players -> w.position)`)}`.execute(db);
  return {
    slips: slips.rows,
    documents: documents.rows,
    photos: photos.rows,
    tables: {
      entries: await rowsOf(sql`
        select to_jsonb(e) - 'search_text' - 'name_order' - 'bib_order' - 'club_order' as row from entries e
        where e.id = any(${entries}::bigint[])`),
      results: await rowsOf(sql`
        select to_jsonb(r) as row from results r where r.entry_id = any(${entries}::bigint[])`),
      kits: await rowsOf(sql`
        select to_jsonb(k) as row from kit_records k where k.entry_id = any(${entries}::bigint[])`),
      players: await rowsOf(sql`
        select jsonb_build_object('order', o.reference, 'event', ev.name_th, 'team', oe.team,
          'player', oe.players -> w.position) as row
        from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as w (id bigint, position integer)
        join order_entries oe on oe.id = w.id join orders o on o.id = oe.order_id join events ev on ev.id = o.event_id`),
      orders: await rowsOf(sql`
        select to_jsonb(o) - 'search_text' - 'contact_text' - 'entry_words' - 'entry_contacts' as row from orders o
        where o.id = any(${contacts}::bigint[])`),
      orderSteps: await ofOrder("order_steps"),
      consents: await ofOrder("order_consents"),
      notesOfStaff: await ofOrder("order_notes"),
      protests: await ofOrder("protests"),
      payments: await ofOrder("payment_lines"),
      refunds: await ofOrder("refunds"),
      receipts: await ofOrder("receipts"),
      transfers: await rowsOf(sql`
        select to_jsonb(t) as row from transfers t join transfer_orders x on x.transfer_id = t.id
        where x.order_id = any(${contacts}::bigint[])`),
      slips: await rowsOf(sql`
        select to_jsonb(s) - 'bytes' as row from slips s where s.order_id = any(${contacts}::bigint[])`),
      letters: await rowsOf(sql`
        select to_jsonb(m) as row from mails m where m.order_id is not null
          and (m.order_id = any(${contacts}::bigint[]) or lower(m.recipient) = any(${emails}::text[]))`),
      whatStaffDid: await rowsOf(sql`
        select a.entry::jsonb as row from audit_entries a
        where (a.subject_kind = 'entry' and a.subject_id = any(${entries.map(String)}::text[]))
          or (a.subject_kind = 'order' and a.subject_id = any(${contacts.map(String)}::text[]))`),
    },
  };
}
