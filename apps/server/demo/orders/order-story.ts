import type { TransferReason } from "@time-event/domain/payments/transfer-states";

/** What somebody orders, and what becomes of it. */
export interface OrderStory {
  /** How long before the demonstration is stored it begins. */
  readonly hoursAgo: number;
  readonly entries: readonly StoryEntry[];
  readonly steps: readonly Step[];
  /** Other steps name the order by it. */
  readonly name?: string;
  readonly language?: "th" | "en";
}

export interface StoryEntry {
  readonly category: string;
  readonly players: number;
  readonly team?: string;
  /** How many of the players are filled in; left out: all. */
  readonly filledIn?: number;
}

/** One step; `after` are hours since the order began. */
export type Step = { readonly after: number } & (
  | { readonly does: "confirm" | "expire" | "verify" | "refund" }
  | ({ readonly does: "slip" } & DrawnPayment)
  /** Pays without a slip: a statement shows it. `later`: it is in the file that nobody has imported yet. */
  | { readonly does: "pay"; readonly later?: boolean }
  | { readonly does: "refuse" | "ask"; readonly reason: TransferReason }
  | { readonly does: "cancel"; readonly reason: string }
);

/** A payment as its slip shows it. */
export interface DrawnPayment {
  /** Baht more or less than what is owed. */
  readonly off?: number;
  readonly withoutCode?: true;
  /** The picture that the order of this name sent before. */
  readonly sameAs?: string;
  /** The money is for the order of this name, too. */
  readonly alsoFor?: string;
  /** The money went to another account, so no statement of ours shows it. */
  readonly elsewhere?: true;
}

export const entry = (category: string, players = 1): StoryEntry[] => [{ category, players }];

/** Somebody who pays on time by transfer, and whom a statement of that evening confirms. */
export function paid(hoursAgo: number, category: string, players = 1): OrderStory {
  return { hoursAgo, entries: entry(category, players), steps: [confirm, { after: 0.4, does: "pay" }] };
}

/** Somebody who has not paid yet. */
export function unpaid(hoursAgo: number, category: string, players = 1): OrderStory {
  return { hoursAgo, entries: entry(category, players), steps: [confirm] };
}

/** Somebody who is choosing right now. */
export function held(hoursAgo: number, category: string, players = 1, filledIn = 1): OrderStory {
  return { hoursAgo, entries: [{ category, players, filledIn }], steps: [] };
}

/** Somebody whose slip waits for a person. */
export function slipWaits(hoursAgo: number, category: string, players = 1, payment: DrawnPayment = {}): OrderStory {
  return {
    hoursAgo,
    entries: entry(category, players),
    steps: [confirm, { after: 0.3, does: "slip", ...payment }],
  };
}

export const confirm: Step = { after: 0.1, does: "confirm" };
