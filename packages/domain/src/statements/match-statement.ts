import type { Satang } from "../pricing/fee-tiers.ts";
import { listsBy } from "./lists-by.ts";
import { indexSums, type OrderOfSum } from "./match-sum.ts";
import { type Incoming, indexTimes, indexTransfers, isOfBank, type OpenTransfer } from "./open-transfers.ts";

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
 * It takes as long as there are lines and transfers, however many of them are alike.
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
  const linesWith = countOf(words.flat());
  const named = words.map((each) => each.filter((word) => known.orders.has(word)));
  const [usedTransfers, usedOrders] = [new Set<number>(), new Set<number>()];
  const matches: (Match | null)[] = lines.map(() => null);
  const free = ({ id }: OpenTransfer) => !usedTransfers.has(id);
  const verified = indexTransfers(transfers.filter(({ state }) => state === "verified"));
  const waiting = indexTransfers(transfers.filter(({ state }) => state === "waiting"));

  /** One look at all lines that nothing explains so far. */
  const look = (find: (line: Incoming, at: number) => OpenTransfer | undefined, by: Match["by"]) =>
    lines.forEach((line, at) => {
      const found = matches[at] ? undefined : find(line, at);
      if (!found) return;
      usedTransfers.add(found.id);
      matches[at] = { kind: found.state === "verified" ? "verified" : "transfer", id: found.id, by };
    });
  // a word that stands in several lines is an account, a telephone number or a word of the bank
  const ofBanks = (at: number) => words[at]!.filter((word) => isOfBank(word) && linesWith.get(word) === 1);

  look((line, at) => verified.firstOfBanks(ofBanks(at), (each) => free(each) && mayProve(line, each)), "reference");
  look((line, at) => verified.firstOfOrders(named[at]!, (each) => free(each) && mayProve(line, each)), "reference");
  // before slips: whoever writes an order's reference means that order, whatever others claim
  const ordersNamed = listsBy(orders, ({ reference }) => [reference]);
  lines.forEach((line, at) => {
    const [reference, ...others] = matches[at] ? [] : named[at]!;
    const order = others.length > 0 || reference === undefined ? undefined : ordersNamed.get(reference)?.[0];
    if (!order || usedOrders.has(order.id) || order.owedSatang !== line.amountSatang || !isInto(line, order)) return;
    usedOrders.add(order.id);
    matches[at] = { kind: "order", id: order.id, by: "reference" };
  });
  look((line, at) => {
    const isPaid = (transfer: OpenTransfer) =>
      free(transfer) && transfer.owedSatang > 0 && isForAll(transfer, named[at]!) && mayProve(line, transfer);
    const byBank = waiting.firstOfBanks(ofBanks(at), isPaid);
    return byBank ?? waiting.firstOfOrders(named[at]!.slice(0, 1), isPaid);
  }, "reference");
  const namesSomething = (at: number) => named[at]!.length > 0 || words[at]!.some((word) => known.banks.has(word));
  const orderOfSum = indexSums(ofSums);
  lines.forEach((line, at) => {
    const { amountSatang, account, came } = line;
    if (matches[at] || !came || account === null || namesSomething(at)) return;
    // money that was verified since it came may be this line's
    if (verified.lastDecidedAt(amountSatang, free) >= came.from) return;
    const order = orderOfSum({ amountSatang, bookedBy: came.by, account });
    if (!order || usedOrders.has(order.id)) return;
    const slip = order.transferId === null ? undefined : waiting.byId.get(order.transferId);
    if (order.transferId !== null && !(slip && free(slip) && mayProve(line, slip))) return;
    usedOrders.add(order.id);
    if (order.transferId !== null) usedTransfers.add(order.transferId);
    matches[at] =
      order.transferId === null
        ? { kind: "order", id: order.id, by: "sum" }
        : { kind: "transfer", id: order.transferId, by: "sum" };
  });
  const near = indexTimes(
    lines.map((line, at) => ({ ...line, at })).filter(({ at }) => !matches[at]),
    transfers.filter(free),
  );
  look((line, at) => {
    if (namesSomething(at)) return undefined;
    const [only, ...others] = near.transfersAt(line, free);
    if (!only || others.length > 0 || near.linesAt(only, (rival) => !matches[rival.at]).length !== 1) return undefined;
    if (!mayProve(line, only)) return undefined;
    // money that was verified at an unknown time may be this line's
    const mayBeVerified = verified.lastDecidedAt(line.amountSatang, free) >= line.bookedAt!;
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
 * May a line that names these orders pay a transfer? Of whoever handed it in, anybody may say that it is for other orders,
 * too: it must be for the named one first, or pay all that its orders owe, so that the named ones get theirs.
 */
function isForAll({ orderReferences, amountSatang, owedSatang }: OpenTransfer, named: readonly string[]): boolean {
  if (!named.every((reference) => orderReferences.includes(reference))) return false;
  return named.every((reference) => reference === orderReferences[0]) || amountSatang === owedSatang;
}

/** How often each of these is there. */
function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
