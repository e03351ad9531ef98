import type { CheckpointKind } from "../race/race.ts";
import type { TextInBoth } from "../text/in-language.ts";
import type { InstantMs } from "../time/instant.ts";
import type { EventState } from "./event-states.ts";

/** An event's own details. Days are `YYYY-MM-DD` in its time zone. */
export interface EventDetails {
  readonly name: TextInBoth;
  readonly venue: TextInBoth;
  readonly province: string;
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The parts of a category that decide which states its event may reach. */
export interface CategorySetup {
  readonly code: string;
  readonly gunAt: InstantMs;
  /** The points of its course, in passing order. */
  readonly course: readonly { readonly code: string; readonly kind: CheckpointKind }[];
  /** When each of its prices ends; null: never. A free category has one price of 0. */
  readonly priceEnds: readonly (InstantMs | null)[];
}

/** Everything about an event that the rules for its states look at. */
export interface EventSetup extends EventDetails {
  readonly state: EventState;
  readonly checkpointKinds: readonly CheckpointKind[];
  readonly categories: readonly CategorySetup[];
  readonly entries: number;
  /** How many passings were recorded, without voided ones. */
  readonly reads: number;
}
