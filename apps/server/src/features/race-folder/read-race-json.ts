import { textProblems } from "@time-event/contract/text-problems";
import { createJsonReader } from "@time-event/domain/race/json-reader";
import { readRace, type Race } from "@time-event/domain/race/read-race";
import type { FolderProblemCode } from "@time-event/contract/race-folder";
import { readShown, isShownKey, isInsideShownKey } from "./read-shown.ts";
import { lastDayOf } from "./race-days.ts";
import type { JsonObject, JsonValue, RaceDefinition, UnknownKeys } from "./race-folder.types.ts";

/** The file's name in every race folder. */
export const raceFile = "race.json";

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 80;
const longestCode = 40;

type Complain = (line: number | null, code: FolderProblemCode, detail: string) => void;

/** Reads race.json. Undefined if something is wrong with it; every problem is reported. */
export function readRaceJson(text: string, complain: Complain): RaceDefinition | undefined {
  const json = parseJson(text, complain);
  if (json === undefined) return undefined;

  const read = readRace(json);
  const reader = createJsonReader(json);
  const shown = readShown(reader);
  const { problems, unknown: unknownShown } = reader.finish();
  const found = [...("problems" in read ? read.problems : []), ...problems];
  for (const { path, reason, found: value } of found) {
    complain(null, "bad_race", `${path}: ${raceWords(reason)}${value === undefined ? "" : ` (${value})`}`);
  }
  if ("problems" in read || found.length > 0) return undefined;

  const { event, checkpoints, categories, unknown } = read.race;
  if (!slugPattern.test(event.slug) || event.slug.length > longestSlug) {
    complain(null, "bad_race", `event.slug: write up to ${longestSlug} of a–z, 0–9 and single hyphens (${event.slug})`);
    return undefined;
  }
  // a sport that is new becomes a code of the list of sports
  if (!slugPattern.test(event.type) || event.type.length > longestCode) {
    complain(null, "bad_race", `event.type: write up to ${longestCode} of a–z, 0–9 and single hyphens (${event.type})`);
    return undefined;
  }
  const tooLong = codesOf(read.race).filter((code) => code.length > longestCode);
  for (const code of tooLong) complain(null, "bad_race", `code ${code}: write up to ${longestCode} characters`);
  if (tooLong.length > 0) return undefined;
  const { inProgress, ...named } = event;
  const endsOn = shown.event.endsOn ?? lastDayOf(event, checkpoints, categories);
  if (endsOn < event.startsOn) {
    complain(null, "bad_race", `event.endsOn: it is before the event starts (${endsOn})`);
    return undefined;
  }
  const paths = [...unknown.filter((path) => !isShownKey(path)), ...unknownShown.filter(isInsideShownKey)];
  // of unknown keys nobody knows whether they have lines
  const isKnown = (path: string) =>
    !paths.some((known) => `${path}.`.startsWith(`${known}.`) || path.startsWith(`${known}[`));
  const bad = textProblems(json)
    .map(({ path }) => path.replaceAll(/\.(\d+)/g, "[$1]"))
    .filter(isKnown);
  for (const path of bad) complain(null, "bad_character", path);
  if (bad.length > 0) return undefined;
  return {
    event: { ...named, ...shown.event, endsOn, state: shown.event.state ?? (inProgress ? "live" : "finished") },
    checkpoints: checkpoints.map((checkpoint, i) => ({ ...checkpoint, ...shown.checkpoints[i]! })),
    categories: categories.map(({ waveGuns, ...category }, i) => ({
      ...category,
      ...(waveGuns && { wavesHaveGuns: true }),
      ...shown.categories[i]!,
    })),
    addOns: shown.addOns,
    questions: shown.questions,
    placePools: shown.placePools,
    clocks: shown.clocks,
    extra: pick(json, paths),
  };
}

/** Every word of a race that appears in an address or in a column's header. */
function codesOf({ checkpoints, categories }: Race): string[] {
  const parts = categories.flatMap(({ ageGroups, regrouped, rankings = [], stages = [], relayLegs = [] }) => [
    ...ageGroups,
    ...(regrouped?.announced ?? []),
    ...rankings,
    ...stages,
    ...relayLegs,
  ]);
  return [...checkpoints, ...categories, ...parts].map(({ code }) => code);
}

/** The words of the domain in plain English. */
function raceWords(reason: string): string {
  return reason.replaceAll("_", " ");
}

function parseJson(text: string, complain: Complain): JsonObject | undefined {
  let clean = true;
  try {
    const json = JSON.parse(text.replace(/^\uFEFF/, ""), (key, value: unknown) => {
      // the database cannot store such text
      if (isBroken(key) || (typeof value === "string" && isBroken(value))) clean = false;
      return value;
    }) as JsonObject;
    if (clean) return json;
    complain(null, "bad_character", "NUL or half a surrogate pair");
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    complain(position === undefined ? null : text.slice(0, Number(position)).split("\n").length, "bad_json", message);
  }
  return undefined;
}

function isBroken(text: string): boolean {
  return /[\0\p{Surrogate}]/u.test(text);
}

/** The values at these paths: their last key is unknown to the product, so it may contain dots. */
function pick(json: JsonObject, paths: readonly string[]): UnknownKeys {
  return Object.fromEntries(paths.map((path) => [path, valueAt(json, path)]));
}

function valueAt(node: JsonValue, path: string): JsonValue {
  if (typeof node !== "object" || node === null) return null;
  if (Object.hasOwn(node, path)) return (node as JsonObject)[path] ?? null;
  const [, key = "", rest = ""] = /^\[?([^.[\]]+)\]?\.?(.*)$/s.exec(path) ?? [];
  return rest === "" ? null : valueAt((node as JsonObject)[key] ?? null, rest);
}
