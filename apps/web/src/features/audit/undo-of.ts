import type { auditOfSubject } from "@time-event/contract/audit";
import type { DataOf } from "@time-event/contract/endpoint";
import { isSame } from "../../ui/form/paths.ts";
import { type Fields, undoWays, type UndoWay } from "./undo-ways.ts";

export type HistoryEntry = DataOf<typeof auditOfSubject>[number];

/** A change that can be taken back. */
export interface Undoable {
  readonly way: UndoWay;
  /** Null: it was removed, and is added again. */
  readonly changed: readonly string[] | null;
  readonly before: Fields;
  readonly after: Fields;
}

const shapeOf = ({ save }: UndoWay) => (save.body as unknown as { readonly shape: Fields }).shape;

/**
 * What would take back a change of the history. Null: nobody can; a thing that was added is removed on its own page, where it says
 * what else would go.
 */
export function undoOf({ action, stored }: Pick<HistoryEntry, "action" | "stored">): Undoable | null {
  const at = action.lastIndexOf("-");
  const way = undoWays[action.slice(0, at)];
  const [verb, before, after] = [action.slice(at + 1), stored?.before, stored?.after];
  if (!way || !before) return null;
  if (verb === "delete") return after ? null : { way, changed: null, before, after: {} };
  if (verb !== "save" || !after) return null;
  // what is counted beside the form, such as who has entered, is no part of the change
  const changed = Object.keys({ ...before, ...after }).filter((field) => field in shapeOf(way));
  return changed.length > 0 ? { way, changed, before, after } : null;
}

/**
 * What to send so that the change is taken back from what is stored now, with everything that was changed in other fields; or the fields
 * that somebody changed again since.
 */
export function bodyOfUndo(
  { way, changed, before, after }: Undoable,
  now: Fields | undefined,
  eventId: number,
): { readonly body: Fields } | { readonly changedSince: readonly string[] } {
  const shape = shapeOf(way);
  const inShape = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([field]) => field in shape));
  if (changed === null) {
    const again = way.key === "id" ? { ...before, id: null } : before;
    return { body: { ...inShape({ ...again, eventId }), revision: 0 } };
  }
  if (!now) return { changedSince: changed };
  const changedSince = changed.filter((field) => !isSame(now[field], after[field]));
  if (changedSince.length > 0) return { changedSince };
  const values = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return { body: inShape({ ...now, ...values, eventId }) };
}

/** The changes that took the one before them back: of the same thing, with the values the other way round. Newest first. */
export function undosAmong(entries: readonly HistoryEntry[]): ReadonlySet<number> {
  const undos = entries.filter((entry, at) => {
    const earlier = entries.slice(at + 1).find((each) => isOfSame(each, entry));
    if (!earlier || entry.before === null) return false;
    return isSame(entry.before, earlier.after) && isSame(entry.after, earlier.before);
  });
  return new Set(undos.map(({ seq }) => seq));
}

/** Whether what was removed was added again since, which would be there twice. Newest first. */
export function isThereAgain(removed: HistoryEntry, entries: readonly HistoryEntry[]): boolean {
  const { kind, name } = removed.subject;
  return entries.some(
    ({ seq, subject, before, after }) =>
      seq > removed.seq && subject.kind === kind && subject.name === name && before === null && after !== null,
  );
}

const isOfSame = (a: HistoryEntry, b: HistoryEntry) =>
  a.subject.kind === b.subject.kind && a.subject.id === b.subject.id;
