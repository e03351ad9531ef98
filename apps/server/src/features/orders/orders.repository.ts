import type { OrderContact } from "@time-event/contract/order-contact";
import type { OrderQuote } from "@time-event/contract/order-quote";
import type { ReceiptTo } from "@time-event/contract/receipt";
import { remindAt } from "@time-event/domain/orders/deadlines";
import type { OrderState, OrderStep } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { Origin } from "./order-origin.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";

const contactColumns = ({ name, phone, email }: OrderContact) => ({
  contactName: name,
  contactPhone: phone,
  contactEmail: email,
});

interface NewOrder extends Pick<StoredOrder, "eventId" | "reference" | "contact" | "language" | "heldAt"> {
  readonly deadlineAt: InstantMs;
  /** Of an order that staff make: who, and with which form. */
  readonly madeBy?: string;
  readonly madeWith?: string;
}

export async function insertOrder(tx: Tx, { contact, heldAt, deadlineAt, ...order }: NewOrder): Promise<number> {
  const at = toTimestamp(heldAt);
  const { id } = await tx
    .insertInto("orders")
    .values({
      ...order,
      ...contactColumns(contact),
      state: "held",
      heldAt: at,
      createdAt: at,
      ...deadlineColumns(deadlineAt, null),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertStep(tx, id, { at: heldAt, step: null, state: "held" });
  return id;
}

/** @param payMs how long it could be paid from its confirmation on; null: its places are only held */
const deadlineColumns = (deadlineAt: InstantMs | null, payMs: number | null) => ({
  deadlineAt: timestampOrNull(deadlineAt),
  remindAt: deadlineAt === null ? null : toTimestamp(remindAt(deadlineAt, payMs)),
});

/** Notes what was accepted now. What was accepted before stays as it was noted. */
export async function insertConsents(
  tx: Tx,
  orderId: number,
  consents: readonly { readonly policy: number; readonly version: number }[],
  now: InstantMs,
): Promise<void> {
  const acceptedAt = toTimestamp(now);
  await tx
    .insertInto("orderConsents")
    .values(consents.map(({ policy, version }) => ({ orderId, policyId: policy, version, acceptedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores what concerns a whole order. */
export async function updateWhole(
  tx: Tx,
  id: number,
  {
    contact,
    language,
    addOns,
    shipping,
    code,
  }: Pick<StoredOrder, "contact" | "language" | "addOns" | "shipping" | "code">,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      ...contactColumns(contact),
      language,
      addOns: toJson(addOns),
      shipping: shipping && toJson(shipping),
      codeId: code && code.id,
    })
    .where("id", "=", id)
    .execute();
}

/**
 * @param deadlineAt null: nothing ends by the clock
 * @param payMs how long the order could be paid from its confirmation on; left out: its places are only held
 * @param remindedAt since when its contact knows of it, null: they are to be reminded of it; left out: that stays as it is
 */
export async function updateDeadline(
  tx: Tx,
  id: number,
  deadlineAt: InstantMs | null,
  { payMs = null, remindedAt }: { readonly payMs?: number | null; readonly remindedAt?: InstantMs | null } = {},
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      ...deadlineColumns(deadlineAt, payMs),
      ...(remindedAt !== undefined && { remindedAt: timestampOrNull(remindedAt) }),
    })
    .where("id", "=", id)
    .execute();
}

export async function forgetQuote(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("orders").set({ quote: null }).where("id", "=", id).execute();
}

/** Staff changed the price of an order that is frozen. */
export async function updateQuote(tx: Tx, id: number, quote: OrderQuote): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ quote: toJson(quote) })
    .where("id", "=", id)
    .execute();
}

interface NewState {
  readonly at: InstantMs;
  readonly step: OrderStep;
  readonly state: OrderState;
  readonly deadlineAt: InstantMs | null;
  /** Left out: it stays as it is. */
  readonly quote?: OrderQuote | null;
  readonly heldAt?: InstantMs;
  /** How long it may be paid from now on; left out: its places are only held. */
  readonly payMs?: number;
  /** From where its places are taken; left out: that stays as it is. */
  readonly origin?: Origin;
}

export async function storeState(
  tx: Tx,
  id: number,
  { at, step, state, deadlineAt, quote, heldAt, payMs, origin }: NewState,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      state,
      ...deadlineColumns(deadlineAt, payMs ?? null),
      remindedAt: null,
      ...(quote !== undefined && { quote: quote && toJson(quote) }),
      ...(heldAt !== undefined && { heldAt: toTimestamp(heldAt) }),
      ...(payMs !== undefined && { payMs }),
      // once it is not held any more, the database forgets it
      ...(origin && { fromPlace: origin.place, fromNetwork: origin.network }),
    })
    .where("id", "=", id)
    .execute();
  await insertStep(tx, id, { at, step, state });
}

async function insertStep(
  tx: Tx,
  orderId: number,
  { at, step, state }: { readonly at: InstantMs; readonly step: OrderStep | null; readonly state: OrderState },
): Promise<void> {
  await tx
    .insertInto("orderSteps")
    .values({ orderId, at: toTimestamp(at), step, state })
    .execute();
}

type EntryColumns = Omit<StoredOrderEntry, "id">;

const entryColumns = ({ players, ...entry }: EntryColumns) => ({ ...entry, players: toJson(players) });

export async function insertOrderEntry(tx: Tx, orderId: number, entry: EntryColumns): Promise<number> {
  const { id } = await tx
    .insertInto("orderEntries")
    .values({ orderId, ...entryColumns(entry) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOrderEntry(tx: Tx, id: number, entry: EntryColumns): Promise<void> {
  await tx.updateTable("orderEntries").set(entryColumns(entry)).where("id", "=", id).execute();
}

export async function updateSoldBefore(tx: Tx, id: number, soldBefore: number): Promise<void> {
  await tx.updateTable("orderEntries").set({ soldBefore }).where("id", "=", id).execute();
}

export async function deleteOrderEntry(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("orderEntries").where("id", "=", id).execute();
}

/** Notes who is in an entry, so that other orders find them. */
export async function replacePersons(
  tx: Tx,
  orderEntryId: number,
  eventId: number,
  persons: readonly string[],
): Promise<void> {
  await tx.deleteFrom("orderPlayers").where("orderEntryId", "=", orderEntryId).execute();
  if (persons.length === 0) return;
  await tx
    .insertInto("orderPlayers")
    .values(persons.map((person) => ({ orderEntryId, eventId, person })))
    .execute();
}

/** In the state that the order has now. */
export async function markReminded(tx: Tx, id: number, now: InstantMs): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ remindedAt: toTimestamp(now) })
    .where("id", "=", id)
    .execute();
}

export async function nextKeyGeneration(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ keyGeneration: eb("keyGeneration", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function updateReceiptTo(tx: Tx, id: number, receiptTo: ReceiptTo): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ receiptTo: toJson(receiptTo) })
    .where("id", "=", id)
    .execute();
}

/** Forgets who the contact of an order is, where things were sent, and what staff noted. */
export async function eraseContact(tx: Tx, id: number, name: string) {
  await tx.deleteFrom("orderNotes").where("orderId", "=", id).execute();
  return tx
    .updateTable("orders")
    .set({ ...contactColumns({ name, phone: "", email: "" }), shipping: null, receiptTo: null })
    .where("id", "=", id)
    .returning(["id", "eventId", "reference"])
    .executeTakeFirstOrThrow();
}
