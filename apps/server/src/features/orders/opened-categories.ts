import type { DiscountCode } from "@time-event/contract/discount-codes";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

/** Does a code open a hidden category? Only one that names it: a code for all categories opens none. */
export function opens(code: DiscountCode | null, categoryId: number, now: InstantMs): boolean {
  if (!code || (code.endsAt !== null && code.endsAt <= now)) return false;
  return code.categoryIds?.includes(categoryId) ?? false;
}

/** Has an order entries in hidden categories that a code does not name, though it has another one now? */
export function needsOtherCode({ entries }: StoredOrder, { categories }: Sale, code: DiscountCode | null): boolean {
  const hidden = categories.filter((category) => category.hidden).map(({ id }) => id);
  return entries.some(({ categoryId }) => hidden.includes(categoryId) && !code?.categoryIds?.includes(categoryId));
}
