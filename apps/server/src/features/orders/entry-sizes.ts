import type { BodyOf } from "@time-event/contract/endpoint";
import type { webRegisterModelSave } from "@time-event/contract/order-entries";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import type { StoredCategory } from "../categories/categories.queries.ts";

type Size = BodyOf<typeof webRegisterModelSave>["size"];

/** A relay has one place on the course at a time; the members of a team all run it. */
export function placesOf(
  { size, players = [] }: { readonly size?: Size; readonly players?: readonly unknown[] },
  category: StoredCategory,
): number {
  if (category.entryKind !== "team") return 1;
  return Math.max(size ?? teamSizes(category).smallest, players.length);
}

/** What is wrong with how many members a team is said to have. */
export function sizeReasons({ size }: { readonly size?: Size }, category: StoredCategory) {
  const { smallest, largest } = teamSizes(category);
  if (size === undefined || (size >= smallest && size <= largest)) return [];
  return [{ path: "size", code: size < smallest ? "team_too_small" : "team_too_large" } as const];
}
