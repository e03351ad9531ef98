import { isDeepStrictEqual } from "node:util";
import { maskAll, maskField } from "@time-event/domain/entries/mask";
import type { EntryPatch, StoredEntry } from "./entries.types.ts";
import { type PersonalField, personalFields } from "./entry-personal.ts";

/** The fields that change, with their values before and after. */
export interface EntryChange {
  readonly before: EntryPatch;
  readonly after: EntryPatch;
}

type Shown = Record<string, unknown>;

const personal: ReadonlySet<string> = new Set(personalFields);
const isPersonal = (field: string): field is PersonalField => personal.has(field);

/** Fields as a log may keep them for ever: that somebody's contact changed, and when, but not to what. */
export function maskPersonal(fields: EntryPatch): Shown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === "answers"
        ? maskAnswers(value as Shown)
        : isPersonal(name)
          ? maskField(name, (value as string | null) ?? "")
          : value,
    ]),
  );
}

/** Questions ask about illness: the log says which were answered. */
function maskAnswers(answers: Shown): Shown {
  return Object.fromEntries(Object.keys(answers).map((question) => [question, maskAll("answered")]));
}

/** A change for the log: masked, but different on both sides. */
export function changeToLog({ before, after }: EntryChange): { before: Shown; after: Shown } {
  const [shownBefore, shownAfter] = [maskPersonal(before), maskPersonal(after)];
  for (const name of Object.keys(shownAfter)) {
    const isSame = isDeepStrictEqual(shownBefore[name], shownAfter[name]);
    if (isSame && isPersonal(name) && before[name] !== after[name]) {
      shownAfter[name] = `${String(shownAfter[name])} ≠`;
    }
  }
  const [had, has] = [before.answers ?? {}, after.answers ?? {}];
  const given = (shownAfter["answers"] ?? {}) as Shown;
  for (const question of Object.keys(given)) {
    const isChanged = had[question] !== undefined && !isDeepStrictEqual(had[question], has[question]);
    if (isChanged) given[question] = `${String(given[question])} ≠`;
  }
  return { before: shownBefore, after: shownAfter };
}

/** The fields that differ between the stored and the new values, with both. */
export function differences(stored: EntryPatch, wanted: EntryPatch): EntryChange {
  const changed = (Object.keys(wanted) as (keyof EntryPatch)[]).filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], stored[name]),
  );
  const pick = (from: EntryPatch) => Object.fromEntries(changed.map((name) => [name, from[name]])) as EntryPatch;
  return { before: pick(stored), after: pick(wanted) };
}

/** The values of an entry when it was removed. */
export function fieldsToLog(entry: StoredEntry): Shown {
  const { bib, category, firstName, lastName, gender, birthDate, club, phone, email } = entry;
  return { category, ...maskPersonal({ bib, firstName, lastName, gender, birthDate, club, phone, email }) };
}

interface Changed {
  readonly entry: StoredEntry;
  readonly change: EntryChange;
}

/** For a change of many, the values of each entry before it, by the entry's number. */
export function logByEntry(
  changes: readonly Changed[],
  what: (changed: Changed) => Shown = ({ change }) => changeToLog(change).before,
): Shown {
  return Object.fromEntries(changes.map((changed) => [changed.entry.id, what(changed)]));
}
