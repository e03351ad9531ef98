import { areAtTheSameTime } from "@time-event/domain/orders/eligibility";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryFields, StoredEntry } from "./entries.types.ts";

/** By these one person is known, however the name is written. */
const numberFields = ["nationalId", "passport"] as const;
type NumberField = (typeof numberFields)[number];

/** Somebody of the event who is known by a number. */
export interface HeldNumber {
  readonly field: NumberField;
  readonly number: string;
  readonly categoryId: number;
  /** Null: an order that is not paid yet. */
  readonly entryId: number | null;
}

interface Hours {
  readonly id: number;
  readonly gunAt: InstantMs;
  readonly timeLimitMs: number | null;
}

type Numbered = Pick<EntryFields, NumberField | "categoryId" | "withdrawnAt">;
type Known = Numbered & Partial<Pick<StoredEntry, "id">>;

export interface NumberReason {
  readonly path: NumberField;
  readonly code: "already_entered" | "held_by_order";
}

/** The numbers of an event while its entries are being changed. */
export interface EnteredNumbers {
  /** Why one person would be in two races at the same time; what stays as it was is not asked again. */
  reasonsAgainst(before: Known | undefined, after: Numbered): NumberReason[];
  /** An entry has become so. */
  move(before: Known | undefined, after: Numbered): void;
}

/** The numbers that somebody is known by. */
export function numbersOf(entry: Numbered): { readonly field: NumberField; readonly number: string }[] {
  return numberFields.flatMap((field) => (entry[field] === "" ? [] : [{ field, number: entry[field] }]));
}

export function createEnteredNumbers(stored: readonly HeldNumber[], categories: readonly Hours[]): EnteredNumbers {
  const holders = new Map<string, HeldNumber[]>();
  const keyOf = ({ field, number }: Pick<HeldNumber, "field" | "number">) => `${field} ${number}`;
  const holdersOf = (of: Pick<HeldNumber, "field" | "number">) => holders.get(keyOf(of)) ?? [];
  const hold = (each: HeldNumber) => holders.set(keyOf(each), [...holdersOf(each), each]);
  for (const each of stored) hold(each);
  const hoursOf = new Map(categories.map((category) => [category.id, category]));
  const clash = (one: number, other: number) => areAtTheSameTime(hoursOf.get(one)!, hoursOf.get(other)!);

  return {
    reasonsAgainst: (before, after) => {
      if (after.withdrawnAt !== null) return [];
      const stays = before?.categoryId === after.categoryId && before.withdrawnAt === null;
      return numbersOf(after).flatMap(({ field, number }): NumberReason[] => {
        if (stays && before[field] === number) return [];
        const others = holdersOf({ field, number }).filter(
          ({ entryId, categoryId }) =>
            (before?.id === undefined || entryId !== before.id) && clash(categoryId, after.categoryId),
        );
        if (others.length === 0) return [];
        const isOnlyHeld = others.every(({ entryId }) => entryId === null);
        return [{ path: field, code: isOnlyHeld ? "held_by_order" : "already_entered" }];
      });
    },
    move: (before, after) => {
      const entryId = before?.id ?? newEntry;
      for (const own of before ? numbersOf(before) : [])
        holders.set(
          keyOf(own),
          holdersOf(own).filter((each) => each.entryId !== entryId),
        );
      if (after.withdrawnAt !== null) return;
      for (const { field, number } of numbersOf(after)) {
        hold({ field, number, categoryId: after.categoryId, entryId });
      }
    },
  };
}

/** Of an entry that is not stored yet. */
const newEntry = 0;
