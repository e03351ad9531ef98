import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import type { Trace } from "./person.ts";

/** What a search shows; by whole names everything is found, because it is given out and erased as a whole. */
const mostFound = 300;

/**
 * The places where somebody may be: entries of races, players of orders, contacts of orders. `by.text` is part of a name, a
 * phone, an e-mail address or a document's number; `by.names` are whole names.
 */
export async function findTraces(
  db: Db | Tx,
  by: { readonly text: string } | { readonly names: readonly string[] },
): Promise<Trace[]> {
  const text = "text" in by ? by.text.toLowerCase() : "";
  const digits = text.replace(/\D/g, "");
  const names = "names" in by ? by.names.map((name) => name.trim().toLowerCase()) : [];
  const fits = (columns: {
    readonly name: ReturnType<typeof sql>;
    readonly phone: ReturnType<typeof sql>;
    readonly email: ReturnType<typeof sql>;
    readonly document: ReturnType<typeof sql>;
  }) =>
    "names" in by
      ? sql`lower(trim(${columns.name})) = any(${names}::text[])`
      : sql`(strpos(lower(${columns.name}), ${text}) > 0 or strpos(lower(${columns.email}), ${text}) > 0
          or (length(${digits}) > 5 and strpos(regexp_replace(${columns.phone}, '\\D', '', 'g'), ${digits}) > 0)
          or lower(${columns.document}) = ${text})`;
  const { rows } = await sql<Trace>`
    with traces as (
      select 'entry' as kind, e.id, 0 as position, e.order_id, e.event_id, trim(e.first_name || ' ' || e.last_name) as name,
        coalesce(e.birth_date::text, '') as birth_date, e.phone, e.email, e.bib as what, '' as state,
        e.withdrawn_at is not null as is_withdrawn
      from entries e
      where ${fits({
        name: sql`e.first_name || ' ' || e.last_name`,
        phone: sql`e.phone`,
        email: sql`e.email`,
        document: sql`case when e.national_id <> '' then e.national_id else e.passport end`,
      })}
      union all
      select 'player', oe.id, (p.at - 1)::integer, o.id, o.event_id, trim(p.name), coalesce(p.player ->> 'birthDate', ''),
        coalesce(p.player ->> 'phone', ''), coalesce(p.player ->> 'email', ''), o.reference, o.state, false
      from orders o join order_entries oe on oe.order_id = o.id,
        lateral (
          select player, at, concat_ws(' ', player ->> 'firstName', player ->> 'lastName') as name
          from jsonb_array_elements(oe.players) with ordinality as j (player, at)
        ) p
      where ${fits({
        name: sql`p.name`,
        phone: sql`coalesce(p.player ->> 'phone', '')`,
        email: sql`coalesce(p.player ->> 'email', '')`,
        document: sql`coalesce(nullif(p.player ->> 'nationalId', ''), p.player ->> 'passport', '')`,
      })}
      union all
      select 'contact', o.id, 0, o.id, o.event_id, trim(o.contact_name), '', o.contact_phone, o.contact_email, o.reference,
        o.state, false
      from orders o
      where ${fits({ name: sql`o.contact_name`, phone: sql`o.contact_phone`, email: sql`o.contact_email`, document: sql`''` })}
    )
    select t.*, ev.name_th as event_th, ev.name_en as event_en, ev.state as event_state
    from traces t join events ev on ev.id = t.event_id
    where t.name <> '' order by ev.starts_on desc, t.kind, t.id
    limit ${"names" in by ? null : mostFound}::bigint`.execute(db);
  return rows;
}

/** One place by its name. */
export async function findTrace(db: Db | Tx, trace: string): Promise<Trace | undefined> {
  const [kind, id, position = "0"] = trace.split("-");
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from entries where ${kind} = 'entry' and id = ${id}::bigint
    union all
    select concat_ws(' ', players -> ${position}::integer ->> 'firstName', players -> ${position}::integer ->> 'lastName')
    from order_entries where ${kind} = 'player' and id = ${id}::bigint
    union all
    select contact_name from orders where ${kind} = 'contact' and id = ${id}::bigint`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const traces = await findTraces(db, { names: [found.name] });
  return traces.find((each) => each.kind === kind && each.id === Number(id) && each.position === Number(position));
}

/** Orders with money that nobody has decided about yet. */
export async function findOpenPayments(tx: Tx, orderIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from transfers t join transfer_orders x on x.transfer_id = t.id
    where x.order_id = any(${orderIds}::bigint[]) and t.state = 'waiting'
    union all
    select from refunds where order_id = any(${orderIds}::bigint[]) and state in ('proposed', 'approved')
    limit 1`.execute(tx);
  return rows.length > 0;
}
