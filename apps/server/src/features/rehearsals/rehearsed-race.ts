import { setImmediate as nextTurn } from "node:timers/promises";
import type { Text } from "@time-event/contract/fields";
import { makeReads, type RehearsedRead } from "@time-event/domain/rehearsal/make-reads";
import { addTrouble, type Trouble } from "@time-event/domain/rehearsal/trouble";
import { usualSpeedMps } from "@time-event/domain/rehearsal/usual-speed";
import type { InstantMs } from "@time-event/domain/time/instant";
import type {
  EntryRow,
  PassingRow,
  RaceCategory,
  RaceDefinition,
  RaceSource,
} from "../race-folder/race-folder.types.ts";
import { firstGunOf, shiftRace } from "../race-folder/shift-race.service.ts";

/** Who rehearses, and the reads that are fed: at the instants of the race as it is set up, not yet moved. */
export interface RehearsedField {
  readonly entries: readonly EntryRow[];
  readonly reads: readonly PassingRow[];
}

interface FieldWanted {
  /** Of a category that nobody has entered, so many people are made up. */
  readonly peopleEach: number;
  readonly troubles: readonly Trouble[];
  readonly seed: string;
}

/** A field of who is on the start list, each with a bib, and the reads of a race that they might run. */
export async function madeUpField(
  race: RaceDefinition,
  onStartList: readonly EntryRow[],
  { peopleEach, troubles, seed }: FieldWanted,
): Promise<RehearsedField> {
  const checkpoints = new Map(race.checkpoints.map((point) => [point.code, point]));
  const bibs = new Set(onStartList.map(({ bib }) => bib));
  const entries = race.categories.flatMap(({ code, gender }) => {
    const entered = onStartList.filter(({ category }) => category === code);
    const inventing = entered.length > 0 ? 0 : peopleEach;
    const invented = Array.from({ length: inventing }, (_, index) => inventedEntry(code, gender, index));
    return [...entered, ...invented].map((entry) => ({ ...entry, status: null, bib: entry.bib || freeBib(bibs) }));
  });
  const speedMps = usualSpeedMps(race.event.type);
  const reads: RehearsedRead[] = [];
  for (const [category, together] of startsOf(race, entries)) {
    for (let from = 0; from < together.length; from += peopleAtATime) {
      const some = together.slice(from, from + peopleAtATime);
      reads.push(...makeReads(category, checkpoints, some, { seed, speedMps }));
      // others are served between
      await nextTurn();
    }
  }
  return { entries, reads: addTrouble(reads, troubles, seed).map(fromReader) };
}

/** Who starts together, with the category as it begins for them. */
function startsOf(race: RaceDefinition, entries: readonly EntryRow[]): [RaceCategory, EntryRow[]][] {
  return race.categories.flatMap((category) => {
    const waves = category.wavesHaveGuns ? (category.waves ?? []) : [];
    const all = entries.filter((entry) => entry.category === category.code);
    const ofCategory = all.filter(({ startsAt = null }) => startsAt === null);
    const ofOwn = all.flatMap((entry): [RaceCategory, EntryRow[]][] => {
      const { startsAt = null } = entry;
      return startsAt === null ? [] : [[{ ...category, gunAt: startsAt }, [entry]]];
    });
    const inNone = ofCategory.filter(({ wave }) => !waves.some(({ name }) => name.th === wave));
    const ofWaves = waves.map(({ name, startsAt }): [RaceCategory, EntryRow[]] => [
      { ...category, gunAt: startsAt },
      ofCategory.filter(({ wave }) => wave === name.th),
    ]);
    return [[category, inNone], ...ofWaves, ...ofOwn];
  });
}

/** So many people run their race within a few milliseconds. */
const peopleAtATime = 500;

const fromReader = (read: RehearsedRead): PassingRow => ({ ...read, source: "rehearsal" });

/** What of a folder's race this event has categories and checkpoints for. */
export function fittingField(
  race: RaceDefinition,
  { entries, reads }: RehearsedField,
): RehearsedField & { readonly leftOut: { readonly entries: number; readonly reads: number } } {
  const categories = new Set(race.categories.map(({ code }) => code));
  const points = new Set(race.checkpoints.map(({ code }) => code));
  const fitting = entries.filter(({ category }) => categories.has(category));
  const fittingReads = reads.filter(({ checkpoint }) => points.has(checkpoint));
  const leftOut = { entries: entries.length - fitting.length, reads: reads.length - fittingReads.length };
  return { entries: fitting, reads: fittingReads, leftOut };
}

const rehearsed = (name: Text): Text => ({
  th: `ซ้อม · ${name.th}`,
  en: name.en && `Rehearsal · ${name.en}`,
});

/** The race to store: the event's own, moved so that its first gun is at `gunAt`, and named as a rehearsal wherever it is named. */
export function rehearsedRace(
  race: RaceDefinition,
  entries: readonly EntryRow[],
  { slug, gunAt }: { readonly slug: string; readonly gunAt: InstantMs },
): { readonly source: RaceSource; readonly shiftMs: number } {
  const shiftMs = gunAt - firstGunOf(race);
  // made-up readers have no wrong clocks
  const named = { ...race, clocks: [], event: { ...race.event, name: rehearsed(race.event.name) } };
  const nothing = async function* (): AsyncGenerator<never, void, undefined> {};
  const source: RaceSource = {
    race: named,
    fingerprint: null,
    entries: async function* () {
      yield* entries;
    },
    passings: nothing,
    penalties: nothing,
    finish: () => {},
  };
  return { source: shiftRace(source, { slug, shiftMs, fingerprint: `rehearsal:${slug}` }), shiftMs };
}

function inventedEntry(category: string, gender: "any" | "M" | "F", index: number): EntryRow {
  const number = String(index + 1).padStart(3, "0");
  return {
    bib: "",
    category,
    firstName: "นักซ้อม",
    lastName: number,
    firstNameEn: "Rehearsing",
    lastNameEn: number,
    gender: gender === "any" ? (index % 2 === 0 ? "F" : "M") : gender,
    birthDate: null,
    givenAge: 20 + ((index * 7) % 45),
    nationality: "THA",
    club: "",
    province: "",
    team: null,
    wave: null,
    chip: null,
    status: null,
    extra: {},
  };
}

/** The next bib that nobody has; it is taken from then on. */
function freeBib(taken: Set<string>): string {
  let number = 9001;
  while (taken.has(String(number))) number += 1;
  taken.add(String(number));
  return String(number);
}
