import { divideAmong } from "@time-event/domain/payments/balance";

/** An order that gets a part of some money. */
export interface Sharer {
  readonly id: number;
  readonly reference: string;
  readonly contactName: string;
  readonly owedSatang: number;
}

/** What was typed for orders, by their ids; null: nothing stands in the field. Without an entry: what is proposed. */
export type TypedParts = ReadonlyMap<number, number | null>;

export interface Division {
  readonly parts: readonly (Sharer & { readonly amountSatang: number | null })[];
  /** Not divided yet; less than 0: too much is. */
  readonly restSatang: number;
}

/**
 * Divides money between orders: what was typed stays, and what is left of it is proposed to the others by what they owe.
 *
 * @example
 * divisionOf(100_000, [{ id: 1, owedSatang: 80_000, … }, { id: 2, owedSatang: 30_000, … }], new Map([[2, 30_000]]));
 * // parts 70_000 and 30_000, rest 0
 */
export function divisionOf(receivedSatang: number, orders: readonly Sharer[], typed: TypedParts): Division {
  const isTyped = ({ id }: Sharer) => typed.has(id);
  const fixed = orders.filter(isTyped).reduce((sum, { id }) => sum + (typed.get(id) ?? 0), 0);
  const open = orders.filter((order) => !isTyped(order));
  const proposed = divideAmong(
    Math.max(0, receivedSatang - fixed),
    open.map(({ owedSatang }) => owedSatang),
  );
  const parts = orders.map((order) => ({
    ...order,
    amountSatang: isTyped(order) ? typed.get(order.id)! : proposed[open.indexOf(order)]!,
  }));
  const divided = parts.reduce((sum, { amountSatang }) => sum + (amountSatang ?? 0), 0);
  return { parts, restSatang: receivedSatang - divided };
}

/** What is sent: orders that get nothing are left out. */
export const sentParts = ({ parts }: Division) =>
  parts.flatMap(({ id, amountSatang }) => (amountSatang ? [{ orderId: id, amountSatang }] : []));
