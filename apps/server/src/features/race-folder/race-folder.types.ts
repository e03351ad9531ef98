import type { Text } from "@time-event/contract/fields";
import type { AddOnOption } from "@time-event/domain/add-ons/add-on-problems";
import type { CategoryRules } from "@time-event/domain/category/category-definition";
import type { DecidedClock } from "@time-event/domain/clocks/source-of-reads";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { FormOption } from "@time-event/domain/forms/options";
import type { PublicView } from "@time-event/domain/privacy/public-person";
import type { Condition, QuestionKind } from "@time-event/domain/questions/question-problems";
import type { Category, Checkpoint, Gender, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** How the public reaches the organiser; "": not this way. */
export interface EventContact {
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly lineId: string;
  readonly facebook: string;
}

/** What race.json says of the event, with everything a public page shows. Dates are YYYY-MM-DD, CE. */
export interface RaceEvent {
  readonly slug: string;
  readonly type: string;
  readonly state: EventState;
  readonly name: Text;
  readonly summary: Text;
  readonly organiser: string;
  readonly contact?: EventContact;
  readonly cancelReason?: Text;
  /** `#rrggbb`; left out: the product's. */
  readonly colour?: string;
  /** What the public lists show; left out: all. */
  readonly shows?: PublicView;
  readonly venue: Text;
  readonly province: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Left out: true. */
  readonly readsOutrankDns?: boolean;
  readonly schedule: readonly ScheduleLine[];
}

export interface ScheduleLine {
  readonly startsAt: InstantMs;
  readonly endsAt?: InstantMs;
  readonly title: Text;
  /** Left out: it is not said. */
  readonly place?: Text;
}

export interface RaceCheckpoint extends Checkpoint {
  readonly name: Text;
  readonly elevationM: number | null;
  readonly opensAt?: InstantMs;
}

export interface FeeTier {
  readonly name: Text;
  readonly priceSatang: number;
  readonly endsAt: InstantMs | null;
  readonly untilSold?: number;
}

/** Who may enter and with which bibs: no rule of results reads it. */
export type EntryRules = Pick<
  CategoryRules,
  | "entryKind"
  | "teamMix"
  | "teamSmallest"
  | "teamLargest"
  | "feePer"
  | "youngestAge"
  | "oldestAge"
  | "bibPrefix"
  | "bibFrom"
  | "bibTo"
>;

export interface RaceCategory extends Omit<Category, "waveGuns">, Partial<EntryRules> {
  readonly name: Text;
  readonly capacity: number | null;
  readonly feeTiers: readonly FeeTier[];
  /** Only a code opens it; left out: it is open to everybody. */
  readonly hidden?: boolean;
  /** The groups in which it starts, the first to start first; left out: all start together. */
  readonly waves?: readonly RaceWave[];
  /** Times count from the gun of each wave; left out: all waves count from the category's. */
  readonly wavesHaveGuns?: boolean;
}

/** A group of a category that starts together. */
export interface RaceWave {
  readonly name: Text;
  readonly startsAt: InstantMs;
  /** Null: no limit. */
  readonly capacity: number | null;
}

/** Places that categories share. */
export interface RacePool {
  readonly name: Text;
  readonly capacity: number;
  /** Codes of these categories; left out: all of the event. */
  readonly categories?: readonly string[];
}

/** An add-on of an event. */
export interface RaceAddOn {
  readonly name: Text;
  readonly description: Text;
  readonly priceSatang: number;
  readonly per: "entry" | "registration";
  readonly stock: number | null;
  readonly needsShipping: boolean;
  /** Left out: nobody must choose it. */
  readonly required?: boolean;
  /** How many a player, or an order, can have; left out: one. */
  readonly most?: number;
  /** Codes of the categories in which it is offered; left out: all. */
  readonly categories?: readonly string[];
  readonly options: readonly AddOnOption[];
}

/** A question of an event. */
export interface RaceQuestion {
  readonly kind: QuestionKind;
  readonly label: Text;
  readonly help: Text;
  readonly options: readonly FormOption[];
  readonly required: boolean;
  /** Codes of the categories in which it is asked; null: in all. */
  readonly categories: readonly string[] | null;
  /** Asked only if the question at this place of the list, from 1, has one of these answers. */
  readonly askedIf?: Condition;
}

/** Keys of race.json that the product does not know, by their path: an export writes them back there. */
export type UnknownKeys = Readonly<Record<string, JsonValue>>;

export interface RaceDefinition {
  readonly event: RaceEvent;
  readonly checkpoints: readonly RaceCheckpoint[];
  readonly categories: readonly RaceCategory[];
  readonly addOns?: readonly RaceAddOn[];
  readonly questions?: readonly RaceQuestion[];
  readonly placePools?: readonly RacePool[];
  /** Those that stand, in the order in which they were set. */
  readonly clocks?: readonly DecidedClock[];
  readonly extra: UnknownKeys;
}

/** One entry as entered. `birthDate` is YYYY-MM-DD, CE; `givenAge` counts where the category's rule is `given`. */
export interface EntryRow {
  readonly bib: string;
  readonly category: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly nationality: string;
  readonly club: string;
  readonly province: string;
  readonly team: string | null;
  /** The Thai name of a wave of its category; null: none. */
  readonly wave: string | null;
  /** Their own start by a start list; left out, or null: with the wave or the category. */
  readonly startsAt?: InstantMs | null;
  /** Who runs for a relay, in the order of its legs, as `memberNames` reads it; left out: it is not known. */
  readonly members?: string;
  /** Its division mark, by which it is in rankings that its category names; left out: none. */
  readonly division?: string;
  /** When their kit was handed out; left out, or null: it is not out. */
  readonly kitAt?: InstantMs | null;
  readonly chip: string | null;
  /** As an official set it, or withdrawn before the race. */
  readonly status: RuledStatus | "withdrawn" | null;
  /** Columns that the product does not know, where they are not blank. */
  readonly extra: Readonly<Record<string, string>>;
}

/** One raw read, by bib or by chip: the other one is null. */
export interface PassingRow {
  readonly checkpoint: string;
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs;
  readonly source: string;
  readonly device: string;
}

export interface PenaltyRow {
  readonly bib: string;
  readonly rule: string;
  readonly timeMs: number | null;
  readonly laps: number | null;
  /** Code of the stage to whose time it is added; left out: of none. */
  readonly stage?: string | null;
  /** Places lost; left out: none. */
  readonly places?: number | null;
  readonly disqualify: boolean;
  readonly reason: string;
}

/** One row of expected.csv; a null rank means: not ranked. */
export interface ExpectedRow {
  readonly bib: string;
  readonly status: string;
  readonly timeMs: number | null;
  readonly overallRank: number | null;
  readonly genderRank: number | null;
  readonly ageGroupRank: number | null;
  /** Places in named rankings as the folder writes them (`PRO 1; THAI -`, `-`: in none); left out or "": it does not say. */
  readonly rankings?: string;
}

/**
 * A whole race to store, from a folder or from a generator. Rows are asked for once each, in this order, and come
 * one by one, so that a million passings are never in memory. The source must find what is wrong with a row:
 * it leaves the row out and throws from `finish`, which is called last.
 */
export interface RaceSource {
  readonly race: RaceDefinition;
  /** The same for the same content, however it is packed; null if a repeated import does no harm. */
  readonly fingerprint: string | null;
  entries(): AsyncIterable<EntryRow>;
  passings(): AsyncIterable<PassingRow>;
  penalties(): AsyncIterable<PenaltyRow>;
  /** Reads what an import does not store, to find what is wrong with it. */
  readRest?(): Promise<void>;
  /** @throws BadRace when anything was wrong */
  finish(): void;
}
