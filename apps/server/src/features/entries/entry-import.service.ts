import {
  entryImport,
  type entryImportColumns,
  entryImportPreview,
  type ImportLine,
} from "@time-event/contract/entry-import";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { RefusesWith } from "@time-event/contract/refusals";
import { may } from "@time-event/domain/access/permissions";
import { type EntryColumn, personalColumns } from "@time-event/domain/entries/entry-fields";
import { type AskedAndSold, extraColumns, extraOf } from "@time-event/domain/entries/extra-columns";
import { differingExtras } from "@time-event/domain/entries/read-extra-cells";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { mapInTurns } from "../../lib/in-turns.ts";
import { type Spreadsheet, Unreadable, type UnreadableReason } from "../../lib/spreadsheets/spreadsheet.ts";
import { readSpreadsheet } from "../../lib/spreadsheets/spreadsheets.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAskedAndSold } from "./asked-and-sold.queries.ts";
import { changeEntries, type OpenRace } from "./change-entries.ts";
import { decideImport, type LineDecision } from "./decide-import.ts";
import { logByEntry } from "./entry-audit.ts";
import { insertBatch } from "./entry-batches.repository.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { insertEntries, patchEntries } from "./entries.repository.ts";
import { loadCategoryNames } from "./entry-choices.queries.ts";
import { loadMeant } from "./lines-meant.ts";
import { type ColumnMapping, type ImportColumn, type ImportTable, readImportTable } from "./import-table.ts";

interface FileParams {
  readonly eventId: number;
  readonly fileName: string;
  readonly sheet: number;
  readonly mapping?: ColumnMapping | undefined;
  readonly cells: "yes" | "no";
}

interface ImportParams extends FileParams {
  readonly take: "all" | "good";
  readonly expectNew: number;
  readonly expectChanged: number;
}

/** Why a file is not read, or not by this caller. */
type OfFile = UnreadableReason | "no_header" | "personal_data_not_permitted";

export interface EntryImportService {
  columns(query: { readonly eventId: number }): Promise<ReplyOf<typeof entryImportColumns>>;
  /** @throws Refused with the words of files */
  preview(params: FileParams, file: Buffer, caller: StaffCaller): Promise<ReplyOf<typeof entryImportPreview>>;
  /** @throws Refused `has_problems`, `changed_since`, and as the preview does */
  run(params: ImportParams, file: Buffer, caller: StaffCaller): Promise<ReplyOf<typeof entryImport>>;
}

export function createEntryImportService(db: Db, workers: WorkerPool): EntryImportService {
  return {
    columns: async ({ eventId }) => {
      const asked = await loadAsked(db, eventId);
      const extras = extrasOf(await loadAskedAndSold(db, eventId));
      return { data: { asked, categories: await loadCategoryNames(db, eventId), extras }, meta: {} };
    },

    preview: async (params, file, caller) => {
      const opened = await openFile(db, entryImportPreview, workers, params, file, caller);
      const decisions = await db
        .transaction()
        .execute(async (tx) => decideImport(opened.table, await loadMeant(tx, params.eventId, opened)));
      return { data: await toPreview(params, opened, decisions), meta: {} };
    },

    run: async (params, file, caller) => {
      const { eventId, fileName, take, expectNew, expectChanged } = params;
      const opened = await openFile(db, entryImport, workers, params, file, caller);
      return changeEntries<ReplyOf<typeof entryImport>>(db, caller, entryImport, eventId, async (tx, race) => {
        const decisions = await decideImport(opened.table, await loadMeant(tx, eventId, opened));
        const data = await toPreview(params, opened, decisions);
        const { counts } = data;
        if (take === "all" && counts.problem > 0) throw new Refused(entryImport, ["has_problems"]);
        if (counts.new !== expectNew || counts.changed !== expectChanged)
          throw new Refused(entryImport, ["changed_since"]);
        const isNothing = counts.new + counts.changed === 0;
        if (isNothing) return { reply: { data: { ...data, undo: null }, meta: {} }, change: null };

        const undo = await store(tx, race, caller, fileName, decisions);
        return {
          reply: { data: { ...data, undo }, meta: {} },
          change: {
            eventId,
            subject: { kind: "event", id: eventId, name: race.rules.slug },
            before: logByEntry(decisions.flatMap((decision) => (decision.fate === "changed" ? [decision] : []))),
            after: { fileName, sha256: opened.spreadsheet.sha256, ...counts },
          },
        };
      });
    },
  };
}

interface OpenedFile {
  readonly spreadsheet: Spreadsheet;
  readonly table: ImportTable;
  readonly sold: AskedAndSold;
}

async function openFile(
  db: Db,
  call: RefusesWith<OfFile>,
  workers: WorkerPool,
  { eventId, sheet, mapping }: FileParams,
  file: Buffer,
  caller: StaffCaller,
): Promise<OpenedFile> {
  const spreadsheet = await readSpreadsheet(workers, file, sheet).catch((error: unknown) => {
    throw error instanceof Unreadable ? new Refused(call, [error.reason]) : error;
  });
  const sold = await loadAskedAndSold(db, eventId);
  const table = await readImportTable(spreadsheet.rows, { asked: await loadAsked(db, eventId), sold }, mapping);
  if (!table) throw new Refused(call, ["no_header"]);
  // questions ask about illness
  const isPersonal = (column: ImportColumn | null) =>
    column !== null && (extraOf(column)?.kind === "question" || personalColumns.some((each) => each === column));
  if (table.mapping.some(isPersonal) && !may(caller, "personal_data_view", eventId)) {
    throw new Refused(call, ["personal_data_not_permitted"]);
  }
  return { spreadsheet, table, sold };
}

/** @returns the id by which it can be undone */
async function store(
  tx: Tx,
  race: OpenRace,
  { username }: StaffCaller,
  fileName: string,
  decisions: readonly LineDecision[],
): Promise<number> {
  const entered = decisions.flatMap((decision) => (decision.fate === "new" ? [decision.fields] : []));
  const changed = decisions.flatMap((decision) => (decision.fate === "changed" ? [decision] : []));
  const origin = { source: "file", sourceFile: fileName, changedBy: username } as const;
  const newIds = await insertEntries(tx, race.eventId, entered, origin);
  const patches = changed.map(({ entry, change }) => ({ id: entry.id, patch: change.after }));
  const patched = await patchEntries(tx, username, patches);

  const changeOf = new Map(changed.map(({ entry, change }) => [entry.id, change]));
  const rows = [
    ...newIds.map((id) => ({ id, revision: 1, change: { before: null, after: {} } })),
    ...patched.map(({ id, revision }) => ({ id, revision, change: changeOf.get(id)! })),
  ];
  const undo = await insertBatch(tx, { eventId: race.eventId, kind: "file", detail: fileName, madeBy: username }, rows);
  await race.judgeAgain(rows.map(({ id }) => id));
  return undo;
}

async function toPreview(
  { sheet, cells }: FileParams,
  { spreadsheet: { kind, encoding, sheets }, table, sold }: OpenedFile,
  decisions: readonly LineDecision[],
): Promise<ReplyOf<typeof entryImportPreview>["data"]> {
  const { headerLine, header, mapping, samples, blank } = table;
  const counts = { new: 0, changed: 0, same: 0, problem: 0 };
  for (const { fate } of decisions) counts[fate] += 1;
  return {
    kind,
    encoding,
    sheets: [...sheets],
    sheet,
    headerLine,
    header: [...header],
    mapping: [...mapping],
    samples: samples.map((cells) => [...cells]),
    extras: extrasOf(sold),
    counts,
    blank,
    // a decision for each line of the table, in its order
    lines: await mapInTurns(decisions.entries(), ([at, decision]) => ({
      ...toLine(decision),
      ...(cells === "yes" && { cells: [...table.lines[at]!.asWritten] }),
    })),
  };
}

function extrasOf(sold: AskedAndSold): ReplyOf<typeof entryImportColumns>["data"]["extras"] {
  return extraColumns(sold).map(({ options, ...column }) => ({ ...column, options: [...options] }));
}

function toLine(decision: LineDecision): ImportLine {
  const { line, fate, bib, name } = decision;
  const changes = fate === "changed" ? changedColumns(decision) : [];
  const problems = fate === "problem" ? [...decision.problems] : [];
  return { line, fate, bib, name, changes, problems };
}

const columnOfField: Readonly<Record<string, EntryColumn>> = { categoryId: "category", givenAge: "age" };

function changedColumns({ entry, change: { after } }: LineDecision & { readonly fate: "changed" }): ImportColumn[] {
  const fields = Object.keys(after).filter((field) => field !== "answers" && field !== "addOns");
  return [...fields.map(columnOf), ...differingExtras(entry, { ...entry, ...after })];
}

function columnOf(field: string): EntryColumn {
  return columnOfField[field] ?? (field as EntryColumn);
}
