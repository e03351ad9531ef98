import type { countingBy } from "@time-event/domain/clocks/source-of-reads";
import { formatInstant, parseInstant } from "@time-event/domain/time/instant";
import { doubtOf, type RaceWindow } from "@time-event/domain/time/race-window";
import { isBadLine, isBadText } from "@time-event/domain/text/bad-characters";
import type { Values } from "./csv-columns.ts";
import type { Complain } from "./read-entries.ts";
import type { PassingRow, PenaltyRow } from "./race-folder.types.ts";

export const passingColumns = {
  required: ["checkpoint", "at"],
  oneOf: ["bib", "chip"],
  optional: ["source", "device"],
} as const;

export const penaltyColumns = {
  required: ["bib"],
  optional: ["rule", "timeMs", "stage", "laps", "places", "disqualify", "reason"],
} as const;

const longestCode = 40;
const longestText = 500;
const mostLaps = 10_000;
const mostPlaces = 100_000;
/** Ten days: longer than any race on earth gives as a penalty. */
const mostPenaltyMs = 864_000_000;

/** What reads must agree with to be of the race. */
interface RaceFrame {
  readonly checkpoints: ReadonlySet<string>;
  readonly window: RaceWindow;
  /** A read of a clock that is known to be wrong may be of the race all the same. */
  readonly countsAt: ReturnType<typeof countingBy>;
}

/**
 * Reads one line of passings.csv. A bib or chip that no entry has is no mistake here: readers also record chips of
 * other people, and the read is evidence all the same.
 */
export function readPassing(
  value: Values,
  { checkpoints, window, countsAt }: RaceFrame,
  complain: Complain,
): PassingRow | undefined {
  const checkpoint = value("checkpoint");
  const bib = value("bib");
  const chip = value("chip");
  const typedAt = value("at");
  const source = value("source");
  const device = value("device");
  const at = parseInstant(typedAt);
  const doubtful = at === null ? null : doubtOf(countsAt({ checkpoint, device, at }), window);

  const isPlain = !isBadLine(bib) && !isBadLine(chip) && !isBadLine(source) && !isBadLine(device);
  if (checkpoints.has(checkpoint) && (bib === "") !== (chip === "") && at !== null && doubtful === null && isPlain) {
    if (bib.length + chip.length <= longestCode && source.length <= longestText && device.length <= longestText) {
      return { checkpoint, bib: bib || null, chip: chip || null, at, source, device };
    }
  }

  if (checkpoint === "") complain("missing_value", "checkpoint");
  else if (!checkpoints.has(checkpoint)) complain("unknown_checkpoint", checkpoint);
  if (bib === "" && chip === "") complain("missing_value", "bib or chip");
  if (bib !== "" && chip !== "") complain("bib_and_chip", bib);
  if (typedAt === "") complain("missing_value", "at");
  else if (at === null) complain("bad_instant", typedAt);
  else if (doubtful !== null) {
    const { doubt, meantAt } = doubtful;
    complain(doubt, meantAt === null ? typedAt : `${typedAt} → ${formatInstant(meantAt)}`);
  }
  for (const [name, text, longest] of [
    ["bib", bib, longestCode],
    ["chip", chip, longestCode],
    ["source", source, longestText],
    ["device", device, longestText],
  ] as const) {
    if (text.length > longest) complain("too_long", name);
    if (isBadLine(text)) complain("bad_character", name);
  }
  return undefined;
}

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ["", false],
  ["false", false],
  ["no", false],
  ["0", false],
  ["true", true],
  ["yes", true],
  ["1", true],
]);

interface PenaltySurroundings {
  /** Each with its category; null when entrants.csv could not be read: then any bib may be right. */
  readonly bibs: ReadonlyMap<string, string> | null;
  readonly lapCategories: ReadonlySet<string>;
  /** Codes of the stages, or of the legs, of each category. */
  readonly partsOf: ReadonlyMap<string, readonly string[]>;
}

/** Reads one line of penalties.csv. */
export function readPenalty(
  value: Values,
  { bibs, lapCategories, partsOf }: PenaltySurroundings,
  complain: Complain,
): PenaltyRow | undefined {
  let bad = false;
  const refuse: Complain = (code, detail) => {
    bad = true;
    complain(code, detail);
  };
  const whole = (column: string, most: number) => {
    const typed = value(column);
    if (typed === "") return null;
    const number = Number(typed);
    if (!/^-?\d{1,12}$/.test(typed) || Math.abs(number) > most) refuse("bad_number", `${column} ${typed}`);
    return number;
  };

  const bib = value("bib");
  if (bib === "") refuse("missing_value", "bib");
  else if (bibs && !bibs.has(bib)) refuse("unknown_bib", bib);

  const timeMs = whole("timeMs", mostPenaltyMs);
  const laps = whole("laps", mostLaps);
  const category = bibs?.get(bib);
  if (laps !== null && laps !== 0 && category !== undefined && !lapCategories.has(category)) {
    refuse("no_laps", category);
  }
  const stage = value("stage") || null;
  if (stage !== null && category !== undefined && !partsOf.get(category)?.includes(stage)) {
    refuse("unknown_stage", `${stage} (${category})`);
  }
  if (stage !== null && timeMs === null) refuse("missing_value", "timeMs");
  const places = whole("places", mostPlaces);
  if (places !== null && places < 1) refuse("bad_number", `places ${places}`);
  const disqualify = yesNo.get(value("disqualify").toLowerCase());
  if (disqualify === undefined) refuse("bad_yes_no", value("disqualify"));

  const rule = value("rule");
  const reason = value("reason");
  if (rule.length > longestText) refuse("too_long", "rule");
  if (isBadLine(rule)) refuse("bad_character", "rule");
  if (isBadText(reason)) refuse("bad_character", "reason");
  if (reason.length > longestText) refuse("too_long", "reason");
  const size = { timeMs, ...(stage !== null && { stage }), laps, places };
  return bad ? undefined : { bib, rule, ...size, disqualify: disqualify!, reason };
}
