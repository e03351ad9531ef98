import { type CategoryLimits, type CategoryRefusal, refusalsOfCategory } from "@time-event/domain/entries/entry";
import type { EntryFields } from "./entries.types.ts";

/** A category of an event, with the places left in it. */
export interface CategoryCapacity extends CategoryLimits {
  readonly id: number;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

/** What decides whether an entry takes a place, and in which category. */
export type Placed = Pick<EntryFields, "categoryId" | "gender" | "withdrawnAt">;

/** The categories of an event while its entries are being changed: each place taken leaves one fewer. */
export interface Capacity {
  idOf(code: string): number | undefined;
  codeOf(id: number): string | undefined;
  /** Why an entry may not become so; `before` is undefined for a new entry. */
  reasonsAgainst(before: Placed | undefined, after: Placed): ("unknown" | CategoryRefusal)[];
  /** An entry has become so. */
  move(before: Placed | undefined, after: Placed): void;
}

export function createCapacity(stored: readonly CategoryCapacity[]): Capacity {
  const capacity = new Map(stored.map((category) => [category.id, category]));
  const placeOf = (who: Placed | undefined) => (who && who.withdrawnAt === null ? who.categoryId : undefined);

  function addPlaces(id: number | undefined, places: number): void {
    const category = id === undefined ? undefined : capacity.get(id);
    if (category && category.placesLeft !== null)
      capacity.set(category.id, { ...category, placesLeft: category.placesLeft + places });
  }

  return {
    idOf: (code) => stored.find((category) => category.code === code)?.id,
    codeOf: (id) => capacity.get(id)?.code,
    reasonsAgainst: (before, after) => {
      const category = capacity.get(after.categoryId);
      if (!category) return ["unknown"];
      const needsPlace = placeOf(after) !== undefined && placeOf(after) !== placeOf(before);
      return refusalsOfCategory(needsPlace ? category : { ...category, placesLeft: null }, after.gender);
    },
    move: (before, after) => {
      addPlaces(placeOf(before), 1);
      addPlaces(placeOf(after), -1);
    },
  };
}
