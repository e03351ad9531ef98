import type { orderPricePreview } from "@time-event/contract/desk-orders";
import type { ReasonOf } from "@time-event/contract/refusals";
import { choiceProblems, tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { phoneProblems } from "@time-event/domain/entries/phone-number";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import type * as z from "zod/mini";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import type { Tx } from "../../../db/connection.ts";
import { missingOfShipping } from "../complete-order.ts";
import { placesOf } from "../entry-sizes.ts";
import { lockPlayers, reasonsAgainstComplete } from "../entry-reasons.ts";
import type { OrderEvent } from "../orders.queries.ts";
import type { StoredOrderEntry } from "../orders.types.ts";
import { playersOfForm } from "../players-of-form.ts";
import type { Sale } from "../sale.queries.ts";

type Reason = ReasonOf<typeof orderPricePreview>;
type TypedEntries = z.output<(typeof orderPricePreview)["body"]>["entries"];

/** An entry as staff typed it, tidied, with everything that is wrong with it. */
export interface TypedEntry {
  readonly category: StoredCategory;
  readonly entry: Omit<StoredOrderEntry, "id" | "soldBefore">;
}

/** Locks everybody whom staff have typed, before the entries are read one by one. */
export async function lockTyped(
  tx: Tx,
  { event, sale }: { readonly event: OrderEvent; readonly sale: Sale },
  forms: TypedEntries,
): Promise<void> {
  const entries = forms.flatMap((form) => {
    const category = sale.categories.find(({ code }) => code === form.category);
    return category ? [playersOfForm(form.players, { event, sale, category })] : [];
  });
  await lockPlayers(tx, [{ eventId: event.id, entries }]);
}

/**
 * Reads one entry of staff's form. It must be complete, because an order of staff is confirmed as soon as it is made.
 * Locks its persons, so that no other order enters them meanwhile.
 */
export async function readTyped(
  tx: Tx,
  { event, sale, orderId }: { readonly event: OrderEvent; readonly sale: Sale; readonly orderId?: number },
  form: TypedEntries[number],
  index: number,
): Promise<{ readonly typed: TypedEntry | undefined; readonly reasons: Reason[] }> {
  const category = sale.categories.find(({ code }) => code === form.category);
  const at = (path: string) => `entries.${index}.${path}`;
  if (!category) return { typed: undefined, reasons: [{ path: at("category"), code: "unknown" }] };
  const { players, problems } = playersOfForm(form.players, { event, sale, category });
  const isOwnWave = sale.waves.some(({ id, categoryId }) => id === form.wave && categoryId === category.id);
  const found = [
    ...problems,
    ...(form.wave !== null && !isOwnWave ? [{ path: "wave", code: "unknown" } as const] : []),
    ...thaiIdProblems({ team: form.team }),
    ...(await reasonsAgainstComplete(tx, event, sale, {
      id: undefined,
      orderId,
      category,
      players,
    })),
  ].filter((reason) => !isFileLater(reason, sale));
  const entry = {
    categoryId: category.id,
    waveId: form.wave,
    team: tidyText(form.team),
    players,
    places: placesOf({ players }, category),
  };
  return { typed: { category, entry }, reasons: found.map(({ path, code }) => ({ path: at(path), code })) };
}

/** A file is sent for an order that is there: staff add it afterwards, or look at the paper. */
function isFileLater({ path, code }: { readonly path: string; readonly code: string }, { questions }: Sale): boolean {
  return code === "required" && questions.some(({ id, kind }) => kind === "file" && path.endsWith(`.answers.${id}`));
}

type TypedWhole = Pick<z.output<(typeof orderPricePreview)["body"]>, "addOns" | "shipping">;

/** What is wrong with what concerns the whole order of staff's form, which must be complete. */
export function reasonsAgainstTypedWhole(
  { addOns, shipping }: TypedWhole,
  { sale, entries }: { readonly sale: Sale; readonly entries: readonly StoredOrderEntry[] },
): Reason[] {
  const categoryIds = entries.map(({ categoryId }) => categoryId);
  return [
    ...choiceProblems(sale.addOns, addOns, { per: "registration", categoryIds, complete: true }),
    ...missingOfShipping({ addOns: tidyChoice(addOns), shipping, entries }, sale),
    ...thaiIdProblems({ ...shipping }, "shipping"),
    ...phoneProblems({ ...shipping }, "shipping"),
  ];
}
