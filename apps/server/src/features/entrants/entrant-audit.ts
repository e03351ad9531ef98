import { isDeepStrictEqual } from "node:util";
import { maskAll, maskEmail, maskPhone } from "@time-event/domain/entrants/mask";
import type { EntrantPatch, StoredEntrant } from "./entrants.types.ts";

/** The fields that change, as they were and as they will be. */
export interface EntrantChange {
  readonly before: EntrantPatch;
  readonly after: EntrantPatch;
}

type Shown = Record<string, unknown>;

const masks: Readonly<Record<string, (value: string) => string>> = {
  birthDate: maskAll,
  phone: maskPhone,
  email: maskEmail,
  emergencyName: maskAll,
  emergencyPhone: maskPhone,
  medicalNote: maskAll,
};

/** Fields as a log may hold them for ever: that and when somebody's contact changed, not what it is. */
export function maskPersonal(fields: EntrantPatch): Shown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      masks[name] ? masks[name]((value as string | null) ?? "") : value,
    ]),
  );
}

/** What a change was, for the log: masked, and yet never the same on both sides. */
export function changeToLog({ before, after }: EntrantChange): { before: Shown; after: Shown } {
  const [shownBefore, shownAfter] = [maskPersonal(before), maskPersonal(after)];
  for (const name of Object.keys(shownAfter)) {
    const isSame = isDeepStrictEqual(shownBefore[name], shownAfter[name]);
    if (isSame && masks[name] && before[name as keyof EntrantPatch] !== after[name as keyof EntrantPatch]) {
      shownAfter[name] = `${String(shownAfter[name])} ≠`;
    }
  }
  return { before: shownBefore, after: shownAfter };
}

/** The fields that differ between what is stored and what shall be, as they were and as they will be. */
export function differences(stored: EntrantPatch, wanted: EntrantPatch): EntrantChange {
  const changed = (Object.keys(wanted) as (keyof EntrantPatch)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== stored[name],
  );
  const pick = (from: EntrantPatch) => Object.fromEntries(changed.map((name) => [name, from[name]])) as EntrantPatch;
  return { before: pick(stored), after: pick(wanted) };
}

/** What an entrant was when it was removed. */
export function fieldsToLog(entrant: StoredEntrant): Shown {
  const { bib, category, firstName, lastName, gender, birthDate, club, phone, email } = entrant;
  return { category, ...maskPersonal({ bib, firstName, lastName, gender, birthDate, club, phone, email }) };
}

interface Changed {
  readonly entrant: StoredEntrant;
  readonly change: EntrantChange;
}

/** Of a change of many, what each entrant was before it, by the entrant's number. */
export function logByEntrant(
  changes: readonly Changed[],
  what: (changed: Changed) => Shown = ({ change }) => changeToLog(change).before,
): Shown {
  return Object.fromEntries(changes.map((changed) => [changed.entrant.id, what(changed)]));
}
