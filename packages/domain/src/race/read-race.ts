import type { RaceProblem } from "./race-problem.ts";
import type { Checkpoint } from "./race.ts";
import { createJsonReader, type JsonReader } from "./json-reader.ts";
import { readLocalName, type LocalName } from "./local-name.ts";
import { readCategory, type NamedCategory } from "./read-category.ts";
import { readCheckpoint } from "./read-checkpoint.ts";

export interface RaceEvent {
  readonly slug: string;
  readonly name: LocalName;
  /** The sport, as a word: `road-run`, `trail`, `mtb` … */
  readonly type: string;
  /** IANA name. */
  readonly timeZone: string;
  /** `YYYY-MM-DD` in that zone. The age rule `eventDay` counts on this day. */
  readonly startsOn: string;
  readonly inProgress: boolean;
  /** Has an entry started that was marked as DNS by hand, and is read? Folders of before do not say so: their marks stand. */
  readonly readsOutrankDns: boolean;
}

export interface Race {
  readonly event: RaceEvent;
  readonly checkpoints: readonly Checkpoint[];
  readonly categories: readonly NamedCategory[];
  /** Paths of keys that the product does not know. They are reported, never dropped silently. */
  readonly unknown: readonly string[];
}

/** A race without problems, or all problems. */
export type ReadRace = { readonly race: Race } | { readonly problems: readonly RaceProblem[] };

/**
 * Reads the `race.json` of a race folder. It reports all problems at once, each with its path and a word.
 *
 * @example
 * readRace({ event: { slug: "x" } });
 * // { problems: [{ path: "event.type", reason: "missing" }, …] }
 */
export function readRace(json: unknown): ReadRace {
  const root = createJsonReader(json);
  const event = readEvent(root.child("event"));
  const checkpoints = root.children("checkpoints").map(readCheckpoint);
  root.refuseDuplicates(
    "checkpoints",
    checkpoints.map(({ code }) => code),
  );

  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const categories = root.children("categories").map((reader) => readCategory(reader, known));
  root.refuseDuplicates(
    "categories",
    categories.map(({ code }) => code),
  );

  const { problems, unknown } = root.finish();
  return problems.length > 0 ? { problems } : { race: { event, checkpoints, categories, unknown } };
}

function readEvent(reader: JsonReader): RaceEvent {
  const slug = reader.text("slug");
  return {
    slug,
    name: readLocalName(reader, slug),
    type: reader.text("type"),
    timeZone: reader.timeZone("timeZone"),
    startsOn: reader.day("startsOn"),
    inProgress: reader.flag("inProgress", false),
    readsOutrankDns: reader.flag("readsOutrankDns", false),
  };
}
