import type { ReceiptTo } from "@time-event/contract/receipt";
import type { ShippingAddress } from "@time-event/contract/order-contact";
import { orderPlayer, type OrderPlayer } from "@time-event/contract/order-player";
import type { OrderQuote } from "@time-event/contract/order-quote";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import { payHours } from "@time-event/domain/orders/deadlines";
import { addressShare, entriesOfOrder } from "@time-event/domain/orders/order-limits";
import type { OrderState } from "@time-event/domain/orders/order-states";
import { instantInZone } from "@time-event/domain/time/local-time";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { findDiscountCode } from "../discount-codes/discount-codes.queries.ts";
import type { StoredOrder, StoredStep } from "./orders.types.ts";

/**
 * An order of an event with its entries.
 * @param lock keeps others from changing it until the transaction ends
 * @throws NotFound
 */
export async function loadOrder(
  db: Db | Tx,
  eventId: number,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredOrder> {
  const found = await db
    .selectFrom("orders")
    .select(["id", "eventId", "reference", "state", "contactName", "contactPhone", "contactEmail", "language"])
    .select(["heldAt", "deadlineAt", "quote", "addOns", "shipping", "codeId", "fromPlace", "fromNetwork"])
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) throw new NotFound("thing");
  const entries = await db
    .selectFrom("orderEntries")
    .select(["id", "categoryId", "waveId", "team", "places", "soldBefore", "players"])
    .where("orderId", "=", id)
    .orderBy("id")
    .execute();
  const consents = await db
    .selectFrom("orderConsents as c")
    .innerJoin("policies as p", "p.id", "c.policyId")
    .select(["c.policyId as policy", "p.kind", "c.version", "c.acceptedAt"])
    .where("c.orderId", "=", id)
    .orderBy("c.acceptedAt")
    .orderBy("c.policyId")
    .execute();
  const { contactName, contactPhone, contactEmail, quote, codeId, fromPlace, fromNetwork, ...order } = found;
  return {
    ...order,
    contact: { name: contactName, phone: contactPhone, email: contactEmail },
    quote: quote as OrderQuote | null,
    addOns: order.addOns as unknown as ChosenAddOn[],
    shipping: order.shipping as ShippingAddress | null,
    consents,
    origin: fromPlace === null || fromNetwork === null ? null : { place: fromPlace, network: fromNetwork },
    code: codeId === null ? null : ((await findDiscountCode(db, eventId, { id: codeId })) ?? null),
    entries: entries.map(({ players, ...entry }) => ({
      ...entry,
      players: (players as Partial<OrderPlayer>[]).map(whole),
    })),
  };
}

const blank = orderPlayer.parse({});

/** Players that were stored before a field existed. */
function whole(player: Partial<OrderPlayer>): OrderPlayer {
  return { ...blank, ...player };
}

export async function loadSteps(db: Db | Tx, orderId: number): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom("orderSteps")
    .select(["at", "step", "state"])
    .where("orderId", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ state, ...step }) => ({ ...step, state: state as OrderState }));
}

/** The part of an event that decides about its orders. By its address nobody finds a draft. @throws NotFound */
export async function loadOrderEvent(db: Db | Tx, event: { readonly id: number } | { readonly slug: string }) {
  const found = await db
    .selectFrom("events")
    .leftJoin("eventPayments as p", "p.eventId", "events.id")
    .select([
      "id",
      "slug",
      "nameTh",
      "nameEn",
      "state",
      "startsOn",
      "timeZone",
      "archivedAt",
      "colour",
      "cancelReasonTh",
      "cancelReasonEn",
      "p.payHours",
      "p.satangTail",
      "p.mostEntries",
      "p.addressShare",
    ])
    .$if("id" in event, (query) => query.where("id", "=", (event as { id: number }).id))
    .$if("slug" in event, (query) =>
      query.where("slug", "=", (event as { slug: string }).slug).where("state", "<>", "draft"),
    )
    .executeTakeFirst();
  if (!found) throw new NotFound("event");
  const { archivedAt, payHours: hours, satangTail, mostEntries, addressShare: share, ...shown } = found;
  const { state, timeZone, startsOn } = shown;
  return {
    ...shown,
    isOpen: state === "open" && archivedAt === null,
    isArchived: archivedAt !== null,
    toPay: { hours: hours ?? payHours.otherwise, raceDayAt: instantInZone(timeZone, startsOn, "00:00")! },
    isCancelled: state === "cancelled",
    satangTail: satangTail ?? ("off" as const),
    mostEntries: mostEntries ?? entriesOfOrder.otherwise,
    addressShare: share ?? addressShare.otherwise,
  };
}
export type OrderEvent = Awaited<ReturnType<typeof loadOrderEvent>>;

/**
 * Keeps an event from being removed until the transaction ends. Storing an order does so, too; whoever locks counters of
 * places first asks for it before them.
 */
export async function keepEvent(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom("events").select("id").where("id", "=", id).forKeyShare().execute();
}

/** By category, the places of an event that orders hold or have not paid. */
export async function heldPlaces(db: Db, eventId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("orderEntries as e")
    .innerJoin("orders as o", "o.id", "e.orderId")
    .select(["e.categoryId", (eb) => eb.fn.sum<number>("e.places").as("places")])
    .where("o.eventId", "=", eventId)
    .where("o.state", "in", ["held", "awaiting_payment"])
    .groupBy("e.categoryId")
    .execute();
  return new Map(rows.map(({ categoryId, places }) => [categoryId, Number(places)]));
}

/**
 * Those of these categories of which an order holds a place or has not paid it.
 * @param exceptOrder who asks: what they hold themselves comes back to nobody else
 */
export async function findHeld(
  tx: Db | Tx,
  categoryIds: readonly number[],
  exceptOrder = 0,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${[...categoryIds]}::bigint[]) as c (id) where exists (
      select from order_entries e join orders o on o.id = e.order_id
      where e.category_id = c.id and o.state in ('held', 'awaiting_payment') and o.id <> ${exceptOrder})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What letters say of an event. @throws NotFound */
export async function loadLetterEvent(db: Db | Tx, id: number) {
  const found = await db
    .selectFrom("events")
    .select(["nameTh", "nameEn", "timeZone"])
    .select(sql<boolean>`state = 'cancelled'`.as("isCancelled"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new NotFound("event");
  return found;
}

/** What the key of letters about an order follows from; nobody ends its keys until the transaction ends. */
export async function lockMailedOrder(tx: Tx, id: number) {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId", "reference", "keyGeneration"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** How often the keys of an order were ended. */
export async function loadKeyGeneration(tx: Tx, id: number): Promise<number> {
  const order = tx.selectFrom("orders").select("keyGeneration").where("id", "=", id);
  return (await order.executeTakeFirstOrThrow()).keyGeneration;
}

/** Nobody begins an order of an event from here on. @returns whether there are any that somebody would miss */
export async function lockForRemoval(tx: Tx, eventId: number): Promise<{ readonly hasOrders: boolean }> {
  // an order refers to its event, so it waits for this
  await tx.selectFrom("events").select("id").where("id", "=", eventId).forUpdate().execute();
  const { rows } = await sql<{ hasOrders: boolean }>`
    select exists (
      select from orders o where o.event_id = ${eventId}
        and (o.places > 0 or exists (select from transfers t where t.order_id = o.id))
    ) as has_orders`.execute(tx);
  return rows[0]!;
}

/** To whom the receipt of an order is made out; null: to the contact. */
export async function loadReceiptTo(db: Db | Tx, id: number): Promise<ReceiptTo | null> {
  const { receiptTo } = await db
    .selectFrom("orders")
    .select("receiptTo")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return receiptTo as ReceiptTo | null;
}

/** Locks orders, in the order of their ids; ids without an order are left out. */
export async function lockOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom("orders").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}
