import type { DiscountCode } from "@time-event/contract/discount-codes";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

/** Does a code open a hidden category? Only one that names it: a code for all categories opens none. */
export function opens(code: DiscountCode | null, categoryId: number, now: InstantMs): boolean {
  if (!code || (code.endsAt !== null && code.endsAt <= now)) return false;
  return code.categoryIds?.includes(categoryId) ?? false;
}

type Ordered = Pick<StoredOrder, "entries">;

/**
 * Has an order all that a code opens for it? An order is one use of its code: one use of so many opens one place in a hidden
 * category. A code without such a limit opens as many as an order wants.
 */
export function isOpenedAlready({ entries }: Ordered, sale: Sale, code: DiscountCode | null): boolean {
  return code !== null && code.uses !== null && hiddenOf(entries, sale).length > 0;
}

/** Has an order entries in hidden categories that a code does not open, though it has another one now? */
export function needsOtherCode({ entries }: Ordered, sale: Sale, code: DiscountCode | null): boolean {
  const hidden = hiddenOf(entries, sale);
  if (hidden.some(({ categoryId }) => !code?.categoryIds?.includes(categoryId))) return true;
  return isOpenedAlready({ entries: hidden.slice(1) }, sale, code);
}

function hiddenOf(entries: Ordered["entries"], { categories }: Sale): Ordered["entries"] {
  const hidden = new Set(categories.filter((category) => category.hidden).map(({ id }) => id));
  return entries.filter(({ categoryId }) => hidden.has(categoryId));
}
