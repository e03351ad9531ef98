import type { OrderPlayer } from "@time-event/contract/order-player";
import type { KitStep } from "@time-event/contract/kits";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { owedOf } from "../orders/order-payments.queries.ts";

/** Somebody whose kit is asked for, without what they chose beside the entry. */
export interface KitEntry {
  readonly id: number;
  readonly bib: string;
  readonly chip: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly category: string;
  readonly categoryTh: string;
  readonly categoryEn: string;
  readonly waveTh: string | null;
  readonly waveEn: string | null;
  readonly waveStartsAt: InstantMs | null;
  readonly startsAt: InstantMs | null;
  readonly team: string | null;
  readonly club: string;
  readonly shirtSize: string;
  readonly isWithdrawn: boolean;
  readonly reference: string | null;
  readonly owedSatang: number;
  readonly orderAddOns: readonly ChosenAddOn[] | null;
  readonly hasBegun: boolean;
  /** Of a relay, whose members share an entry. */
  readonly members: readonly Pick<OrderPlayer, "shirtSize">[] | null;
}

/** In the order of `ids`. */
export async function loadKitEntries(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<KitEntry[]> {
  const { rows } = await sql<KitEntry>`
    select e.id, e.bib, e.chip, e.first_name, e.last_name, e.first_name_en, e.last_name_en, c.code as category,
      c.name_th as category_th, c.name_en as category_en, w.name_th as wave_th, w.name_en as wave_en,
      w.starts_at as wave_starts_at, e.starts_at, e.team, e.club, e.shirt_size, e.withdrawn_at is not null as is_withdrawn,
      o.reference, coalesce(${owedOf("o")}, 0) as owed_satang, o.add_ons as order_add_ons,
      exists (select from entries x where x.order_id = o.id and ${isHandedOut("x")}) as has_begun,
      case when c.entry_kind = 'relay' then oe.players end as members
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join entries e on e.id = wanted.id and e.event_id = ${eventId}
    join categories c on c.id = e.category_id
    left join waves w on w.id = e.wave_id
    left join orders o on o.id = e.order_id
    left join order_entries oe on oe.id = e.order_entry_id
    order by wanted.place`.execute(db);
  return rows;
}

/** In a query, when the kit of an entry was handed out; null: it is not out. @param table the name of the entries in it */
export function kitOutAt(table: string) {
  return sql<InstantMs | null>`(select case when k.step % 2 = 1 then k.happened_at end from kit_records k
    where k.event_id = ${sql.ref(`${table}.event_id`)} and k.entry_id = ${sql.ref(`${table}.id`)}
    order by k.step desc limit 1)`;
}

/** In a query, whether the kit of an entry is out. @param table the name of the entries in it */
export function isHandedOut(table: string) {
  return sql<boolean>`coalesce((select max(k.step) % 2 = 1 from kit_records k
    where k.event_id = ${sql.ref(`${table}.event_id`)} and k.entry_id = ${sql.ref(`${table}.id`)}), false)`;
}

export interface StoredKitStep extends KitStep {
  readonly entryId: number;
  readonly step: number;
  readonly submit: string;
}

export const kitStepColumns = sql`k.entry_id, k.step, case when k.step % 2 = 1 then 'handed_out' else 'taken_back' end as kind,
  k.happened_at as at, k.made_by as by, k.desk, k.picked_up_by, k.reason, k.submit`;

/** What became of the kits of some entries, the last step of each first. */
export async function loadKitSteps(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<StoredKitStep[]> {
  const { rows } = await sql<StoredKitStep>`
    select ${kitStepColumns} from kit_records k
    where k.event_id = ${eventId} and k.entry_id = any(${ids}::bigint[]) order by k.entry_id, k.step desc`.execute(db);
  return rows;
}

export async function hasChips(db: Db, eventId: number): Promise<boolean> {
  const { rows } = await sql`select from entries where event_id = ${eventId} and chip is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** Keeps others from changing these entries or their kits until the transaction ends. */
export async function lockKits(tx: Tx, eventId: number, ids: readonly number[]): Promise<void> {
  await sql`select from entries where event_id = ${eventId} and id = any(${ids}::bigint[])
    order by id for no key update`.execute(tx);
}

export async function findListedEvent(db: Db, eventId: number) {
  return db.selectFrom("events").select(["slug", "timeZone"]).where("id", "=", eventId).executeTakeFirst();
}
