import type { CheckpointKind } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { EventState } from "./event-states.ts";

interface BothLanguages {
  readonly th: string;
  readonly en: string;
}

/** What an event says of itself. Days are `YYYY-MM-DD` in its time zone. */
export interface EventDetails {
  readonly name: BothLanguages;
  readonly venue: BothLanguages;
  readonly province: string;
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** What matters of a category for how far its event may go. */
export interface CategorySetup {
  readonly code: string;
  readonly gunAt: InstantMs;
  /** Kinds of the points of its course. */
  readonly courseKinds: readonly CheckpointKind[];
  /** When each of its prices ends; null: never. A free category has one price, of nothing. */
  readonly priceEnds: readonly (InstantMs | null)[];
}

/** An event as far as it is set up: all that the rules of its state look at. */
export interface EventSetup extends EventDetails {
  readonly state: EventState;
  readonly checkpointKinds: readonly CheckpointKind[];
  readonly categories: readonly CategorySetup[];
  readonly entries: number;
  /** Passings recorded, voided ones left out. */
  readonly reads: number;
}
