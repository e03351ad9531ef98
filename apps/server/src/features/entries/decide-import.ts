import type { EntryRefusal } from "@time-event/domain/entries/entry";
import { type EntryColumn, type TextField, textFields } from "@time-event/domain/entries/entry-fields";
import { type EntryDraft, type LineProblem, missingColumns } from "@time-event/domain/entries/entry-draft";
import { type LineContext, readEntryLine } from "@time-event/domain/entries/read-entry-line";
import { fullName } from "@time-event/domain/entries/full-name";
import type { AskedAndSold } from "@time-event/domain/entries/extra-columns";
import {
  type EntryExtras,
  type LeftBehind,
  leftBehind,
  type SaidExtras,
} from "@time-event/domain/entries/extras-of-entry";
import { readExtraCells } from "@time-event/domain/entries/read-extra-cells";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { Capacity } from "./capacity.ts";
import { differences, type EntryChange } from "./entry-audit.ts";
import type { EnteredNumbers } from "./entered-numbers.ts";
import type { EventDays } from "../events/event-days.queries.ts";
import { decideStart } from "./decide-start.ts";
import type { ImportTable } from "./import-table.ts";
import { decideExtras } from "./decide-extras.ts";
import type { KnownEntries } from "./known-entries.ts";
import type { StockLeft } from "./stock-left.ts";
import type { EntryPatch, StoredEntry, WholeFields } from "./entries.types.ts";

/** What an import makes of one line. */
export type LineDecision = { readonly line: number; readonly bib: string; readonly name: string } & (
  | { readonly fate: "new"; readonly fields: WholeFields }
  | { readonly fate: "changed"; readonly entry: StoredEntry; readonly change: EntryChange }
  | { readonly fate: "same" }
  | { readonly fate: "problem"; readonly problems: readonly LineProblem[] }
);

const nobody = {
  ...(Object.fromEntries(textFields.map((field) => [field, ""])) as Record<TextField, string>),
  chip: null,
  team: null,
  birthDate: null,
  givenAge: null,
  waveId: null,
  startsAt: null,
  ruledStatus: null,
  withdrawnAt: null,
  withdrawnReason: "",
  answers: {},
  addOns: [],
} satisfies Omit<WholeFields, "categoryId" | "gender">;

interface Around {
  readonly context: LineContext;
  readonly event: EventDays;
  readonly capacity: Capacity;
  readonly known: KnownEntries;
  readonly numbers: EnteredNumbers;
  readonly stock: StockLeft;
  readonly sold: AskedAndSold;
  /** Of entries of orders; one of which nobody can tell what it has is missing. */
  readonly ordered: ReadonlyMap<number, EntryExtras>;
}

/** Decides on each line in turn: a bib or a place that one line takes is no longer free for the lines below. */
export function decideImport(
  { lines }: ImportTable,
  { context, event, capacity, known, numbers, stock, sold, ordered }: Around,
): Promise<readonly LineDecision[]> {
  return mapInTurns(lines, ({ line, cells, extras }): LineDecision => {
    const { draft, problems: ofFields } = readEntryLine(cells, context);
    const problems: LineProblem[] = [...ofFields];
    const { bib = "", firstName = "", lastName = "" } = draft;
    const meant = known.find(draft);
    const who = { line, bib: bib || (meant.entry?.bib ?? ""), name: fullName({ firstName, lastName }) };
    const { said: ofEvent, problems: unreadable } = readExtraCells(extras, sold);
    problems.push(...meant.problems, ...unreadable);

    const before = meant.entry;
    if (!before) problems.push(...missingColumns(draft).flatMap((column) => missingProblem(column, problems)));
    if (problems.length > 0) return { ...who, fate: "problem", problems };

    const ofDraft = patchOf(draft, capacity);
    const categoryId = ofDraft.categoryId ?? before?.categoryId ?? 0;
    const start = decideStart(cells.startsAt, capacity.startOf(categoryId), event);
    if (start.problem) return { ...who, fate: "problem", problems: [start.problem] };
    const said = { ...ofDraft, ...(start.startsAt !== undefined && { startsAt: start.startsAt }) };
    const { patch: ofExtras, problems: ofOrder } = decideExtras(before, ofEvent, { sold, ordered, categoryId });
    const patch = { ...said, ...ofExtras };
    const after = { ...(before ?? nobody), ...patch } as WholeFields;
    const refused = [
      ...ofOrder,
      ...stock.missing(before, after).map((id) => ({ column: `addOn-${id}`, code: "sold_out", value: "" }) as const),
      ...[
        ...capacity.reasonsAgainst(before, after),
        ...capacity.reasonsOfAge(before, after, context.raceDay),
        ...(before ? leftOf(before, ofEvent, after, sold) : []),
      ].map((code) => problemOf(code, draft, capacity.genderOf(after.categoryId))),
      // the number itself stands in the file
      ...numbers.reasonsAgainst(before, after).map(({ path, code }) => ({ column: path, code, value: "" })),
    ];
    if (refused.length > 0) return { ...who, fate: "problem", problems: refused };

    for (const each of [capacity, numbers, stock]) each.move(before, after);
    if (!before) return { ...who, fate: "new", fields: after };
    const change = differences(before, patch);
    const isSame = Object.keys(change.after).length === 0;
    return isSame ? { ...who, fate: "same" } : { ...who, fate: "changed", entry: before, change };
  });
}

/** The column already has a problem: its value is unreadable, not missing. */
function missingProblem(column: EntryColumn, problems: readonly LineProblem[]): LineProblem[] {
  return problems.some((problem) => problem.column === column) ? [] : [{ column, code: "required", value: "" }];
}

/** What somebody would lose in the category of their line, but for what the line says anew. */
function leftOf(
  before: StoredEntry,
  { answers }: SaidExtras,
  { addOns, categoryId }: WholeFields,
  sold: AskedAndSold,
): LeftBehind[] {
  const had = { answers: { ...before.answers, ...answers }, addOns };
  return leftBehind(had, sold, { from: before.categoryId, to: categoryId });
}

const ofCategory = ["category_full", "move_in_order", "has_add_ons", "has_answers"] as const;

function problemOf(
  code: EntryRefusal,
  { category = "" }: EntryDraft,
  takes: "any" | "M" | "F" | undefined,
): LineProblem {
  if (code === "too_young" || code === "too_old") return { column: "birthDate", code, value: "" };
  if (code === "gender_not_allowed") {
    return { column: "gender", code: takes === "F" ? "women_only" : "men_only", value: "" };
  }
  return { column: "category", code: ofCategory.find((each) => each === code) ?? "unknown", value: category };
}

/** The fields that a line sets; the others stay as they are. */
function patchOf({ category, ...said }: EntryDraft, capacity: Capacity): EntryPatch {
  const categoryId = category === undefined ? undefined : capacity.idOf(category);
  const fields = Object.entries({ ...said, categoryId }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}
