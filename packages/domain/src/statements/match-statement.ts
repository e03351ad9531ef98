import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";
import { type OrderOfSum, orderOfSum } from "./match-sum.ts";

/** Money that came into an account. */
export interface Incoming {
  readonly amountSatang: Satang;
  /** Null: the statement has only the day. */
  readonly bookedAt: InstantMs | null;
  readonly text: string;
  /** The number of the account into which it came; null: nobody knows, so a person says what it pays. */
  readonly account: string | null;
  /** When its statement was imported; null: it is new. */
  readonly storedAt: InstantMs | null;
  /** For sums that tell whose money it is: between which instants it was booked. */
  readonly came?: { readonly from: InstantMs; readonly by: InstantMs };
}

/** A transfer that no line of a statement explains yet. */
export interface OpenTransfer {
  readonly id: number;
  /** `verified`: a person has said that its money came; the line that shows it is only to be linked. */
  readonly state: "waiting" | "verified";
  /** What is claimed, or was received. */
  readonly amountSatang: Satang;
  readonly paidAt: InstantMs | null;
  /** Null: it waits. */
  readonly decidedAt: InstantMs | null;
  /** The bank's, by the slip's code: a claim, like all of a slip. Null: there is none, or several transfers claim it. */
  readonly bankReference: string | null;
  /** Of all orders that it is for, the one that it was handed in for first. */
  readonly orderReferences: readonly string[];
  /** What all these orders owe together. */
  readonly owedSatang: Satang;
  /** The numbers of the accounts that its event is paid into. */
  readonly accounts: readonly string[];
  /** When a person last took back that its money came; null: nobody has. */
  readonly takenBackAt: InstantMs | null;
}

/** An order that waits for its payment, and for which no transfer was handed in that waits. */
export interface UnpaidOrder {
  readonly id: number;
  readonly reference: string;
  readonly owedSatang: Satang;
  /** The numbers of the accounts that its event is paid into. */
  readonly accounts: readonly string[];
}

export type Match =
  | { readonly kind: "transfer" | "verified"; readonly id: number; readonly by: "reference" | "time" | "sum" }
  | { readonly kind: "order"; readonly id: number; readonly by: "reference" | "sum" };

/** References that there are, of whichever state: a line with one of them is never matched by its time. */
export interface KnownReferences {
  readonly orders: ReadonlySet<string>;
  /** Of banks, in capitals. */
  readonly banks: ReadonlySet<string>;
}

/** Banks and phones write down the same payment within some minutes. */
const nearMs = 5 * 60_000;

/**
 * Finds what each line of a statement pays. The amount must be exactly the one that was claimed or is owed, and besides it
 * a reference, or the time where nothing else has the same amount then. Transfers that a person has verified come first,
 * or their money would be counted twice; then the order that the payer named; a slip's claims come after it. A line that names
 * nothing may still have a sum that only one order owes, because satang tell it apart. Each transfer and
 * each order is matched once. What is left is for a person.
 *
 * A line pays only what its account's events wait for: others have accounts of their own. And what a person has taken back is
 * proved only by a line that came since: they knew the others.
 *
 * @returns one match or null for each line
 * @example
 * const known = { orders: new Set(["K7M2P9QX"]), banks: new Set<string>() };
 * const line = { amountSatang: 80_000, bookedAt: null, text: "TR K7M2P9QX", account: "0123456789", storedAt: null };
 * const order = { id: 7, reference: "K7M2P9QX", owedSatang: 80_000, accounts: ["0123456789"] };
 * matchStatement([line], [], [order], known);
 * // [{ kind: "order", id: 7, by: "reference" }]
 */
export function matchStatement(
  lines: readonly Incoming[],
  transfers: readonly OpenTransfer[],
  orders: readonly UnpaidOrder[],
  known: KnownReferences,
  ofSums: readonly OrderOfSum[] = [],
): (Match | null)[] {
  const words = lines.map(({ text }) => wordsOf(text));
  const named = words.map((each) => each.filter((word) => known.orders.has(word)));
  const [usedTransfers, usedOrders] = [new Set<number>(), new Set<number>()];
  const matches: (Match | null)[] = lines.map(() => null);
  const free = ({ id }: OpenTransfer) => !usedTransfers.has(id);

  /** One look at all lines that nothing explains so far. */
  const look = (find: (line: Incoming, at: number) => OpenTransfer | undefined, by: Match["by"]) =>
    lines.forEach((line, at) => {
      const found = matches[at] ? undefined : find(line, at);
      if (!found) return;
      usedTransfers.add(found.id);
      matches[at] = { kind: found.state === "verified" ? "verified" : "transfer", id: found.id, by };
    });
  const sayBank = (line: Incoming, at: number) => (transfer: OpenTransfer) =>
    mayProve(line, transfer) && isOfBank(transfer.bankReference, words, at);

  const verified = transfers.filter(({ state }) => state === "verified");
  const waiting = transfers.filter(({ state }) => state === "waiting");
  look((line, at) => verified.filter(free).find(sayBank(line, at)), "reference");
  look(
    (line, at) =>
      verified.filter(free).find((transfer) => {
        const { orderReferences } = transfer;
        return mayProve(line, transfer) && named[at]!.some((word) => orderReferences.includes(word));
      }),
    "reference",
  );
  // before slips: whoever writes an order's reference means that order, whatever others claim
  lines.forEach((line, at) => {
    const [reference, ...others] = matches[at] ? [] : named[at]!;
    const order = others.length > 0 ? undefined : orders.find((each) => each.reference === reference);
    if (!order || usedOrders.has(order.id) || order.owedSatang !== line.amountSatang || !isInto(line, order)) return;
    usedOrders.add(order.id);
    matches[at] = { kind: "order", id: order.id, by: "reference" };
  });
  look((line, at) => {
    const paid = waiting.filter((transfer) => free(transfer) && transfer.owedSatang > 0);
    const ofNamed = paid.filter((transfer) => isForAll(transfer, named[at]!));
    const byBank = ofNamed.find(sayBank(line, at));
    if (byBank || named[at]!.length === 0) return byBank;
    return ofNamed.find((transfer) => mayProve(line, transfer));
  }, "reference");
  const namesSomething = (at: number) => named[at]!.length > 0 || words[at]!.some((word) => known.banks.has(word));
  lines.forEach((line, at) => {
    const { amountSatang, account, came } = line;
    if (matches[at] || !came || account === null || namesSomething(at)) return;
    // money that was verified since it came may be this line's
    const mayBeVerified = verified.some(
      (each) =>
        free(each) && each.amountSatang === amountSatang && (each.decidedAt === null || came.from <= each.decidedAt),
    );
    if (mayBeVerified) return;
    const order = orderOfSum({ amountSatang, bookedBy: came.by, account }, ofSums);
    if (!order || usedOrders.has(order.id)) return;
    const slip = waiting.find(({ id }) => id === order.transferId);
    if (order.transferId !== null && !(slip && free(slip) && mayProve(line, slip))) return;
    usedOrders.add(order.id);
    if (order.transferId !== null) usedTransfers.add(order.transferId);
    matches[at] =
      order.transferId === null
        ? { kind: "order", id: order.id, by: "sum" }
        : { kind: "transfer", id: order.transferId, by: "sum" };
  });
  look((line, at) => {
    if (namesSomething(at)) return undefined;
    const near = transfers.filter((transfer) => free(transfer) && isNear(line, transfer));
    const rivals = lines.filter(
      (other, index) => !matches[index] && near.some((transfer) => isNear(other, transfer) && isInto(other, transfer)),
    );
    const [only] = near.length === 1 && rivals.length === 1 ? near : [];
    // money that was verified at an unknown time may be this line's
    const mayBeVerified = verified.some((transfer) => free(transfer) && mayBe(line, transfer));
    if (!only || !mayProve(line, only)) return undefined;
    return only.state === "waiting" && (mayBeVerified || only.owedSatang === 0) ? undefined : only;
  }, "time");
  return matches;
}

/** Did a line's money come into an account of these? */
function isInto({ account }: Incoming, { accounts }: Pick<OpenTransfer, "accounts">): boolean {
  return account !== null && accounts.includes(account);
}

/** May a line be the proof of a transfer, if its text or its time says so? */
function mayProve(line: Incoming, transfer: OpenTransfer): boolean {
  const { takenBackAt } = transfer;
  const isNew = takenBackAt === null || line.storedAt === null || line.storedAt > takenBackAt;
  return isNew && line.amountSatang === transfer.amountSatang && isInto(line, transfer);
}

/** The words of a line, each of which may be a reference: a short one may be a part of a longer number. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toUpperCase().split(/[^0-9A-Z]+/))].filter((word) => word !== "");
}

/**
 * Does this line, and no other, name a bank's reference? A word that stands in several lines is an account, a telephone
 * number or a word of the bank; a short one, or one with few digits, may be an order's reference or any word.
 */
function isOfBank(reference: string | null, words: readonly (readonly string[])[], at: number): boolean {
  const word = reference?.toUpperCase() ?? "";
  if (word.length < 10 || word.replace(/\D/g, "").length < 6 || !words[at]!.includes(word)) return false;
  return words.filter((each) => each.includes(word)).length === 1;
}

/**
 * May a line that names these orders pay a transfer? Of whoever handed it in, anybody may say that it is for other orders,
 * too: it must be for the named one first, or pay all that its orders owe, so that the named ones get theirs.
 */
function isForAll({ orderReferences, amountSatang, owedSatang }: OpenTransfer, named: readonly string[]): boolean {
  if (!named.every((reference) => orderReferences.includes(reference))) return false;
  return named.every((reference) => reference === orderReferences[0]) || amountSatang === owedSatang;
}

function isNear({ amountSatang: amount, bookedAt }: Incoming, { amountSatang, paidAt }: OpenTransfer): boolean {
  return amount === amountSatang && bookedAt !== null && paidAt !== null && Math.abs(bookedAt - paidAt) <= nearMs;
}

/** A person can only have seen money that had come. */
function mayBe({ amountSatang: amount, bookedAt }: Incoming, { amountSatang, decidedAt }: OpenTransfer): boolean {
  return amount === amountSatang && bookedAt !== null && decidedAt !== null && bookedAt <= decidedAt;
}
