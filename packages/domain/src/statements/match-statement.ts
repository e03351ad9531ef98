import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";

/** Money that came into an account. */
export interface Incoming {
  readonly amountSatang: Satang;
  /** Null: the statement has only the day. */
  readonly bookedAt: InstantMs | null;
  readonly text: string;
}

/** A transfer that waits to be verified. */
export interface WaitingTransfer {
  readonly id: number;
  readonly claimedSatang: Satang;
  readonly paidAt: InstantMs | null;
  /** The bank's, by the slip's code. */
  readonly bankReference: string | null;
  /** Of all orders that it is for. */
  readonly orderReferences: readonly string[];
}

/** An order that waits for its payment, without a transfer. */
export interface UnpaidOrder {
  readonly id: number;
  readonly reference: string;
  readonly owedSatang: Satang;
}

export type Match =
  | { readonly kind: "transfer"; readonly id: number; readonly by: "reference" | "time" }
  | { readonly kind: "order"; readonly id: number; readonly by: "reference" };

/** Banks and phones write down the same payment within some minutes. */
const nearMs = 5 * 60_000;

/**
 * Finds what each line of a statement pays. The amount must be exactly the one that was claimed or is owed, and besides it
 * a reference, or the time where nothing else has the same amount then. Each transfer and each order is matched once.
 * What is left is for a person.
 *
 * @returns one match or null for each line
 * @example
 * matchStatement([{ amountSatang: 80_000, bookedAt: null, text: "TR K7M2P9QX" }], [], [{ id: 7, reference: "K7M2P9QX", owedSatang: 80_000 }]);
 * // [{ kind: "order", id: 7, by: "reference" }]
 */
export function matchStatement(
  lines: readonly Incoming[],
  transfers: readonly WaitingTransfer[],
  orders: readonly UnpaidOrder[],
): (Match | null)[] {
  const used = new Set<string>();
  const matches: (Match | null)[] = lines.map(() => null);
  const take = (at: number, match: Match | undefined) => {
    if (!match || used.has(`${match.kind} ${match.id}`)) return;
    used.add(`${match.kind} ${match.id}`);
    matches[at] = match;
  };
  const free = ({ id }: WaitingTransfer) => !used.has(`transfer ${id}`);

  lines.forEach((line, at) => {
    const named = transfers.find(
      (transfer) => free(transfer) && transfer.claimedSatang === line.amountSatang && isNamed(line, transfer),
    );
    take(at, named && { kind: "transfer", id: named.id, by: "reference" });
  });
  lines.forEach((line, at) => {
    if (matches[at]) return;
    const order = orders.find(
      ({ id, reference, owedSatang }) =>
        !used.has(`order ${id}`) && owedSatang === line.amountSatang && has(line.text, reference),
    );
    take(at, order && { kind: "order", id: order.id, by: "reference" });
  });
  lines.forEach((line, at) => {
    if (matches[at]) return;
    const near = transfers.filter((transfer) => free(transfer) && isNear(line, transfer));
    const rivals = lines.filter((other, index) => !matches[index] && near.some((transfer) => isNear(other, transfer)));
    if (near.length === 1 && rivals.length === 1) take(at, { kind: "transfer", id: near[0]!.id, by: "time" });
  });
  return matches;
}

function isNamed({ text }: Incoming, { bankReference, orderReferences }: WaitingTransfer): boolean {
  return [bankReference, ...orderReferences].some((reference) => reference !== null && has(text, reference));
}

/** As a word of its own: a short reference may be a part of a longer number. */
function has(text: string, reference: string): boolean {
  return text
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .includes(reference.toUpperCase());
}

function isNear({ amountSatang, bookedAt }: Incoming, { claimedSatang, paidAt }: WaitingTransfer): boolean {
  return (
    amountSatang === claimedSatang && bookedAt !== null && paidAt !== null && Math.abs(bookedAt - paidAt) <= nearMs
  );
}
