import type { EntrantRefusal } from "@time-event/domain/entrants/entrant";
import type { EntrantColumn } from "@time-event/domain/entrants/entrant-columns";
import { type EntrantDraft, type LineProblem, missingColumns } from "@time-event/domain/entrants/entrant-draft";
import { type LineContext, readEntrantLine } from "@time-event/domain/entrants/read-entrant-line";
import type { Doors } from "./doors.ts";
import { differences, type EntrantChange } from "./entrant-audit.ts";
import type { ImportTable } from "./import-table.ts";
import type { KnownEntrants } from "./known-entrants.ts";
import type { EntrantFields, EntrantPatch, StoredEntrant } from "./entrants.types.ts";

/** What an import makes of one line. */
export type LineDecision = { readonly line: number; readonly bib: string; readonly name: string } & (
  | { readonly fate: "new"; readonly fields: EntrantFields }
  | { readonly fate: "changed"; readonly entrant: StoredEntrant; readonly change: EntrantChange }
  | { readonly fate: "same" }
  | { readonly fate: "problem"; readonly problems: readonly LineProblem[] }
);

const nobody: Omit<EntrantFields, "categoryId" | "gender"> = {
  bib: "",
  chip: null,
  firstName: "",
  lastName: "",
  firstNameEn: "",
  lastNameEn: "",
  birthDate: null,
  givenAge: null,
  nationality: "",
  club: "",
  province: "",
  team: null,
  shirtSize: "",
  ruledStatus: null,
  phone: "",
  email: "",
  emergencyName: "",
  emergencyPhone: "",
  medicalNote: "",
  withdrawnAt: null,
  withdrawnReason: "",
};

interface Around {
  readonly context: LineContext;
  readonly doors: Doors;
  readonly known: KnownEntrants;
}

/** Decides on each line in turn: a bib that an earlier one has, or a place that it takes, is gone for those below. */
export function decideImport({ lines }: ImportTable, { context, doors, known }: Around): LineDecision[] {
  return lines.map(({ line, cells }): LineDecision => {
    const { draft, problems } = readEntrantLine(cells, context);
    const { bib = "", firstName = "", lastName = "" } = draft;
    const meant = known.find(draft);
    const who = { line, bib: bib || (meant.entrant?.bib ?? ""), name: `${firstName} ${lastName}`.trim() };
    problems.push(...meant.problems);

    const before = meant.entrant;
    if (!before) problems.push(...missingColumns(draft).flatMap((column) => missingProblem(column, problems)));
    if (problems.length > 0) return { ...who, fate: "problem", problems };

    const patch = patchOf(draft, doors);
    const after = { ...(before ?? nobody), ...patch } as EntrantFields;
    const refused = doors.reasonsAgainst(before, after).map((code) => problemOf(code, draft));
    if (refused.length > 0) return { ...who, fate: "problem", problems: refused };

    doors.move(before, after);
    if (!before) return { ...who, fate: "new", fields: after };
    const change = differences(before, patch);
    const isSame = Object.keys(change.after).length === 0;
    return isSame ? { ...who, fate: "same" } : { ...who, fate: "changed", entrant: before, change };
  });
}

/** The column at fault was complained of already: it is not missing, but unreadable. */
function missingProblem(column: EntrantColumn, problems: readonly LineProblem[]): LineProblem[] {
  return problems.some((problem) => problem.column === column) ? [] : [{ column, code: "missing", value: "" }];
}

function problemOf(code: EntrantRefusal, { category = "", gender }: EntrantDraft): LineProblem {
  if (code === "gender_not_allowed") return { column: "gender", code, value: gender ?? "" };
  return { column: "category", code: code === "category_full" ? code : "unknown_category", value: category };
}

/** The fields that a line sets; what it says nothing of stays as it is. */
function patchOf({ category, ...said }: EntrantDraft, doors: Doors): EntrantPatch {
  const categoryId = category === undefined ? undefined : doors.idOf(category);
  const fields = Object.entries({ ...said, categoryId }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}
