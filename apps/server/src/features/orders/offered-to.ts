import type { Offered } from "@time-event/contract/order-offers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { opens } from "./opened-categories.ts";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

/**
 * What somebody may know of what is offered: without the hidden categories, and without add-ons and questions that are only
 * for those. @param known codes of hidden categories that are no secret to them
 */
export function offeredTo(offered: Offered, known: ReadonlySet<string>): Offered {
  const categories = offered.categories.filter(({ hidden, code }) => !hidden || known.has(code));
  if (categories.length === offered.categories.length) return offered;
  const codes = new Set(categories.map(({ code }) => code));
  return {
    ...offered,
    categories,
    addOns: offered.addOns.flatMap((addOn) => limitedTo(codes, addOn)),
    questions: offered.questions.flatMap((question) => limitedTo(codes, question)),
  };
}

/** None, where it is for none of these categories. */
function limitedTo<T extends { readonly categories: string[] | null }>(codes: ReadonlySet<string>, thing: T): T[] {
  if (thing.categories === null) return [thing];
  const categories = thing.categories.filter((code) => codes.has(code));
  return categories.length === 0 && thing.categories.length > 0 ? [] : [{ ...thing, categories }];
}

/** The codes of the categories that an order has a place in, or that its code opens. */
export function categoriesKnownTo(
  { entries, code }: Pick<StoredOrder, "entries" | "code">,
  { categories }: Pick<Sale, "categories">,
  now: InstantMs,
): ReadonlySet<string> {
  const own = new Set(entries.map(({ categoryId }) => categoryId));
  return new Set(categories.filter(({ id }) => own.has(id) || opens(code, id, now)).map((each) => each.code));
}
