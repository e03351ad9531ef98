import { parseBirthDate } from "@time-event/domain/eligibility/age";
import type { Gender } from "@time-event/domain/race/race";
import { parseInstant } from "@time-event/domain/time/instant";
import { isBadLine } from "@time-event/domain/text/bad-characters";
import type { Values } from "./csv-columns.ts";
import type { FolderProblemCode } from "@time-event/contract/race-folder";
import type { EntryRow } from "./race-folder.types.ts";

/** Not in every race: what only pages show. */
const shownColumns = ["firstNameEn", "lastNameEn", "club", "province"] as const;
/** Not in every race, and a folder of before may have a column of its own with such a name. */
const ruleColumns = ["team", "wave", "startsAt", "members", "division", "kitAt"] as const;

export const entryColumns = {
  required: ["bib", "category", "firstName", "lastName", "gender"],
  optional: ["birthDate", "age", "nationality", ...ruleColumns, "chip", "status", ...shownColumns],
} as const;

export type Complain = (code: FolderProblemCode, detail?: string) => void;

const longestCode = 40;
const longestText = 500;
const longestMembers = 2000;
const oldest = 130;

const genders: ReadonlyMap<string, Gender> = new Map([
  ["m", "M"],
  ["f", "F"],
  ["x", "X"],
]);
const statuses: ReadonlyMap<string, NonNullable<EntryRow["status"]>> = new Map([
  ["dns", "dns"],
  ["dnf", "dnf"],
  ["dsq", "dsq"],
  ["withdrawn", "withdrawn"],
]);

/** What an entry may name. */
export interface KnownRace {
  /** Names of their waves by the codes of categories. */
  readonly categories: ReadonlyMap<string, ReadonlySet<string>>;
  readonly startsOn: string;
}

/** The bibs and chips of the entries that were read. */
export interface Roster {
  /** The category of each bib. */
  readonly bibs: Map<string, string>;
  readonly chips: Set<string>;
}

/** Reads one line of entrants.csv; reports every problem of a bad line, and then returns undefined. */
export function readEntry(
  value: Values,
  unknownColumns: readonly string[],
  { categories, startsOn }: KnownRace,
  { bibs, chips }: Roster,
  complain: Complain,
): EntryRow | undefined {
  let bad = false;
  const refuse = (code: FolderProblemCode, detail?: string) => {
    bad = true;
    complain(code, detail);
  };
  const text = (column: string, longest = longestText) => {
    const found = value(column);
    if (found.length > longest) refuse("too_long", column);
    // a line with NUL was refused as a whole
    if (isBadLine(found) && !found.includes("\0")) refuse("bad_character", column);
    return found;
  };

  const bib = text("bib", longestCode);
  // blank: the entry has no bib yet
  if (bib !== "" && bibs.has(bib)) refuse("duplicate_bib", bib);

  const chip = text("chip", longestCode);
  if (chip !== "") {
    if (chips.has(chip)) refuse("duplicate_chip", chip);
    chips.add(chip);
  }

  const category = value("category");
  if (category === "") refuse("missing_value", "category");
  else if (!categories.has(category)) refuse("unknown_category", category);
  if (bib !== "") bibs.set(bib, category);

  const [firstName, lastName] = [text("firstName"), text("lastName")];
  if (firstName === "" && lastName === "") refuse("missing_value", "firstName");

  const gender = genders.get(value("gender").toLowerCase());
  if (value("gender") === "") refuse("missing_value", "gender");
  else if (!gender) refuse("bad_gender", value("gender"));

  const typedDate = value("birthDate");
  const birthDate = typedDate === "" ? null : parseBirthDate(typedDate);
  // both are YYYY-MM-DD: as text they sort like days
  if (typedDate !== "" && (birthDate === null || birthDate > startsOn)) refuse("bad_date", typedDate);

  const typedAge = value("age");
  const givenAge = typedAge === "" ? null : Number(typedAge);
  if (typedAge !== "" && !(/^\d{1,3}$/.test(typedAge) && Number(typedAge) <= oldest)) refuse("bad_age", typedAge);

  const typedStatus = value("status");
  const status = statuses.get(typedStatus.toLowerCase()) ?? null;
  if (typedStatus !== "" && status === null) refuse("bad_status", typedStatus);

  const team = text("team");
  const wave = text("wave");
  const waves = categories.get(category);
  // a folder without waves may have a column of its own with that name
  const hasWaves = waves !== undefined && waves.size > 0;
  if (wave !== "" && hasWaves && !waves.has(wave)) refuse("unknown_wave", wave);
  const typedStart = value("startsAt");
  const startsAt = typedStart === "" ? null : parseInstant(typedStart);
  if (typedStart !== "" && startsAt === null) refuse("bad_instant", typedStart);
  const typedKit = value("kitAt");
  const kitAt = typedKit === "" ? null : parseInstant(typedKit);
  if (typedKit !== "" && kitAt === null) refuse("bad_instant", typedKit);
  const members = text("members", longestMembers);
  const division = text("division", longestCode);
  const shown = {
    nationality: text("nationality"),
    club: text("club"),
    province: text("province"),
    firstNameEn: text("firstNameEn"),
    lastNameEn: text("lastNameEn"),
  };
  const keptColumns = hasWaves ? unknownColumns : [...unknownColumns, "wave"];
  const extra = Object.fromEntries(keptColumns.map((name) => [name, value(name)]).filter(([, kept]) => kept !== ""));

  if (bad || !gender) return undefined;
  return {
    bib,
    category,
    firstName,
    lastName,
    gender,
    birthDate,
    givenAge,
    ...shown,
    team: team || null,
    wave: (hasWaves && wave) || null,
    ...(startsAt !== null && { startsAt }),
    ...(members !== "" && { members }),
    ...(division !== "" && { division }),
    ...(kitAt !== null && { kitAt }),
    chip: chip || null,
    status,
    extra,
  };
}
