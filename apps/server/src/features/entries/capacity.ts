import { type CategoryLimits, type PlaceRefusal, refusalsOfCategory } from "@time-event/domain/entries/entry";
import { type AgeLimits, type AgeRefusal, ageRefusals } from "@time-event/domain/eligibility/age-limits";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { SharedPool } from "../places/places.queries.ts";
import type { EntryFields, StoredEntry } from "./entries.types.ts";

/** A category of an event, with the places left in it. */
export interface CategoryCapacity extends CategoryLimits, AgeLimits {
  readonly id: number;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly gunAt: InstantMs;
  /** Each of its stages has a start of its own. */
  readonly hasStages: boolean;
  readonly timeLimitMs: number | null;
  /** Places that it shares with other categories. */
  readonly pools: readonly SharedPool[];
  readonly waves: readonly { readonly id: number; readonly capacity: number | null; readonly taken: number }[];
}

/** What decides whether an entry takes a place, and in which category. */
export type Placed = Pick<EntryFields, "categoryId" | "gender" | "waveId" | "withdrawnAt"> &
  Partial<Pick<StoredEntry, "source">>;

/** What decides whether the age of somebody fits a category. */
export type Aged = Pick<EntryFields, "categoryId" | "birthDate" | "givenAge">;

/** The categories of an event while its entries are being changed: each place taken leaves one fewer. */
export interface Capacity {
  idOf(code: string): number | undefined;
  codeOf(id: number): string | undefined;
  /** When it starts, and whether its stages have starts of their own. */
  startOf(id: number): Pick<CategoryCapacity, "gunAt" | "hasStages"> | undefined;
  /** Of whom a category consists. */
  genderOf(id: number): CategoryCapacity["gender"] | undefined;
  /** Why an entry may not become so; `before` is undefined for a new entry. */
  reasonsAgainst(before: Placed | undefined, after: Placed): PlaceRefusal[];
  /** Why somebody's age may not become so, or be in this category; what stays as it was is not asked again. */
  reasonsOfAge(before: Aged | undefined, after: Aged, raceDay: string): AgeRefusal[];
  /** Why one that was withdrawn may not come back. */
  reasonsAgainstReturn(before: Placed): (PlaceRefusal | "wave_full")[];
  /** An entry has become so. */
  move(before: Placed | undefined, after: Placed): void;
}

export function createCapacity(stored: readonly CategoryCapacity[]): Capacity {
  const capacity = new Map(stored.map((category) => [category.id, category]));
  const poolsLeft = new Map(stored.flatMap(({ pools }) => pools.map((pool) => [pool.id, pool.capacity - pool.taken])));
  const wavesLeft = new Map(
    stored.flatMap(({ waves }) => waves.map((wave) => [wave.id, (wave.capacity ?? Infinity) - wave.taken])),
  );
  const placeOf = (who: Placed | undefined) => (who && who.withdrawnAt === null ? who.categoryId : undefined);

  function addPlaces(id: number | undefined, places: number): void {
    const category = id === undefined ? undefined : capacity.get(id);
    if (category && category.placesLeft !== null)
      capacity.set(category.id, { ...category, placesLeft: category.placesLeft + places });
    for (const pool of category?.pools ?? []) poolsLeft.set(pool.id, poolsLeft.get(pool.id)! + places);
  }

  /** Of the category, and of what it shares with others than the one that the entry comes from. */
  function leftFor({ placesLeft, pools }: CategoryCapacity, from: number | undefined): number | null {
    const had = from === undefined ? [] : (capacity.get(from)?.pools ?? []);
    const shared = pools.filter((pool) => !had.some(({ id }) => id === pool.id)).map(({ id }) => poolsLeft.get(id)!);
    const left = Math.min(placesLeft ?? Infinity, ...shared);
    return Number.isFinite(left) ? left : null;
  }

  function addWavePlaces(who: Placed | undefined, places: number): void {
    const left = who?.waveId && who.withdrawnAt === null ? wavesLeft.get(who.waveId) : undefined;
    if (left !== undefined) wavesLeft.set(who!.waveId!, left + places);
  }

  function reasonsAgainst(before: Placed | undefined, after: Placed) {
    const category = capacity.get(after.categoryId);
    if (!category) return ["unknown"] as const;
    if (before?.source === "order" && before.categoryId !== after.categoryId) return ["move_in_order"] as const;
    const needsPlace = placeOf(after) !== undefined && placeOf(after) !== placeOf(before);
    const placesLeft = needsPlace ? leftFor(category, placeOf(before)) : null;
    return refusalsOfCategory({ gender: category.gender, placesLeft }, after.gender);
  }

  return {
    idOf: (code) => stored.find((category) => category.code === code)?.id,
    codeOf: (id) => capacity.get(id)?.code,
    startOf: (id) => capacity.get(id),
    genderOf: (id) => capacity.get(id)?.gender,
    reasonsAgainst: (before, after) => [...reasonsAgainst(before, after)],
    reasonsOfAge: (before, after, raceDay) => {
      const limits = capacity.get(after.categoryId);
      const asked = ["categoryId", "birthDate", "givenAge"] as const;
      const stays = before !== undefined && asked.every((field) => before[field] === after[field]);
      return limits && !stays ? ageRefusals(limits, after, raceDay) : [];
    },
    reasonsAgainstReturn: (before) => [
      ...reasonsAgainst(before, { ...before, withdrawnAt: null }),
      ...(before.waveId !== null && (wavesLeft.get(before.waveId) ?? 1) < 1 ? (["wave_full"] as const) : []),
    ],
    move: (before, after) => {
      addPlaces(placeOf(before), 1);
      addPlaces(placeOf(after), -1);
      addWavePlaces(before, 1);
      addWavePlaces(after, -1);
    },
  };
}
