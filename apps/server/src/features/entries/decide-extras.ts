import type { LineProblem } from "@time-event/domain/entries/entry-draft";
import type { AskedAndSold } from "@time-event/domain/entries/extra-columns";
import { type EntryExtras, extrasAfter, type SaidExtras } from "@time-event/domain/entries/extras-of-entry";
import { columnOfPath, differingExtras } from "@time-event/domain/entries/read-extra-cells";
import type { EntryPatch, StoredEntry } from "./entries.types.ts";

interface Around {
  readonly sold: AskedAndSold;
  readonly ordered: ReadonlyMap<number, EntryExtras>;
  /** In which the entry is after its line. */
  readonly categoryId: number;
}

/**
 * What a line of an import makes of somebody's answers and add-ons. Those of an order stand in the order and in its price: a line
 * may repeat them, as an export does, and no more.
 */
export function decideExtras(
  before: StoredEntry | undefined,
  said: SaidExtras,
  { sold, ordered, categoryId }: Around,
): { readonly patch: EntryPatch; readonly problems: readonly LineProblem[] } {
  if (Object.keys(said.answers).length === 0 && said.addOns.of.length === 0) return { patch: {}, problems: [] };
  if (before?.source === "order") {
    const had = ordered.get(before.id) ?? { answers: {}, addOns: [] };
    const ofOthers = had.addOns.filter(({ addOn }) => !said.addOns.of.includes(addOn));
    const wanted = { answers: { ...had.answers, ...said.answers }, addOns: [...ofOthers, ...said.addOns.chosen] };
    const problems = differingExtras(had, wanted).map((column) => ({ column, code: "in_order", value: "" }) as const);
    return { patch: {}, problems };
  }
  const { extras, problems } = extrasAfter(before ?? { answers: {}, addOns: [] }, said, { ...sold, categoryId });
  return {
    patch: extras,
    problems: problems.map(({ path, code, found = "" }) => ({ column: columnOfPath(path), code, value: found })),
  };
}
