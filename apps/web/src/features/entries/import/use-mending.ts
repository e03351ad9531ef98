import {
  entryImportPreview,
  type ImportColumn,
  type ImportLine,
  type ImportPreview,
} from "@time-event/contract/entry-import";
import { personalColumns } from "@time-event/domain/entries/entry-fields";
import { useMemo, useRef, useState } from "react";
import type { ChosenFile } from "../../../lib/drafts/kept-files.ts";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useStaffUpload } from "../../../lib/api/use-staff-files.ts";
import {
  gridOf,
  type ImportGrid,
  isMended,
  mendedFile,
  type Mending,
  notice,
  nothingMended,
  nothingNoticed,
  type Noticed,
  withCell,
  withLine,
} from "./mending.ts";

type Mapping = readonly (ImportColumn | null)[];

/** What somebody did with a file so far, to go on with it later. */
export interface MendedSoFar {
  readonly sheet: number;
  readonly mapping: Mapping;
  readonly mending: Mending;
  readonly noticed: Noticed;
}

interface Opened {
  readonly file: File;
  /** Of the file as it was opened: its kind, its sheets, its first lines. */
  readonly first: ImportPreview;
  readonly grid: ImportGrid;
  /** Of the file as it is by now. */
  readonly now: ImportPreview;
  readonly noticed: Noticed;
}

/** A file of entries on its way into an event: opened, its columns matched, its lines mended and judged again. */
export interface MendedImport {
  readonly opened: Opened | undefined;
  readonly mending: Mending;
  /** The header with the columns that were added. */
  readonly header: readonly string[];
  readonly lineOf: (line: number) => ImportLine | undefined;
  readonly busy: boolean;
  readonly failure: CallFailed | null;
  /** The chosen file and what was done with it; null: none is chosen. */
  readonly chosen: ChosenFile<MendedSoFar> | null;
  readonly resume: (chosen: ChosenFile<MendedSoFar>) => void;
  readonly open: (file: File, sheet?: number) => void;
  readonly match: (mapping: Mapping) => void;
  readonly write: (line: number, place: number, text: string) => void;
  readonly take: (line: number, isTaken: boolean) => void;
  readonly again: () => void;
  readonly close: () => void;
  /** What an import sends. */
  readonly sent: () => { readonly file: Blob; readonly sheet: number; readonly mapping: string };
}

/** @param titleOf the heading above a column that is added */
export function useMending(
  eventId: number,
  { mayPersonal, titleOf }: { readonly mayPersonal: boolean; readonly titleOf: (column: ImportColumn) => string },
): MendedImport {
  const check = useStaffUpload(entryImportPreview, { patient: true });
  const [opened, setOpened] = useState<Opened>();
  const [mending, setMending] = useState(nothingMended);
  const [mapping, setMapping] = useState<Mapping>([]);
  const turn = useRef(0);
  const added = opened?.noticed.added.slice() ?? [];
  const header = opened ? [...opened.grid.header, ...added.map(titleOf)] : [];
  const canAdd = (column: ImportColumn) =>
    mayPersonal || !(column.startsWith("question") || personalColumns.some((each) => each === column));

  /** Asks the server, and forgets what it says when it was asked something newer meanwhile. */
  async function ask(params: object, file: Blob, fileName: string): Promise<ImportPreview | undefined> {
    turn.current += 1;
    const mine = turn.current;
    const reply = await check
      .mutateAsync({ params: { eventId, fileName, sheet: 0, cells: "no", ...params }, file })
      .catch(() => undefined);
    return mine === turn.current ? reply?.data : undefined;
  }

  async function open(file: File, sheet = 0): Promise<void> {
    setMending(nothingMended);
    const first = await ask({ sheet, cells: "yes" }, file, file.name);
    if (!first) return;
    setMapping(first.mapping);
    setOpened({
      file,
      first,
      grid: gridOf(first),
      now: first,
      noticed: notice(nothingNoticed, first.lines, first.mapping, canAdd),
    });
  }

  function sentOf({ file, first, grid, noticed }: Opened, next: Mending, columns: Mapping) {
    if (!isMended(next)) return { file: file as Blob, sheet: first.sheet, mapping: JSON.stringify(columns) };
    const text = mendedFile(grid, [...grid.header, ...noticed.added.map(titleOf)], next);
    const extra = noticed.added.map((column) => (columns.includes(column) ? null : column));
    return { file: new Blob([text]), sheet: 0, mapping: JSON.stringify([...columns, ...extra]) };
  }

  /** Goes on with a file where it was left. */
  async function resume({ file, said }: ChosenFile<MendedSoFar>): Promise<void> {
    const first = await ask({ sheet: said.sheet, cells: "yes" }, file, file.name);
    if (!first) return;
    const again = { file, first, grid: gridOf(first), now: first, noticed: said.noticed };
    setOpened(again);
    await judge(said.mending, said.mapping, again);
  }

  async function judge(next: Mending, columns: Mapping, of = opened!): Promise<void> {
    setMending(next);
    setMapping(columns);
    const { file, ...params } = sentOf(of, next, columns);
    const now = await ask(params, file, of.file.name);
    if (!now) return;
    setOpened((before) => before && { ...before, now, noticed: notice(before.noticed, now.lines, columns, canAdd) });
  }

  const noticed = opened?.noticed;
  const file = opened?.file;
  const sheet = opened?.first.sheet ?? 0;
  const chosen = useMemo(
    () => (file && noticed ? { file, said: { sheet, mapping, mending, noticed } } : null),
    [file, sheet, mapping, mending, noticed],
  );
  const byLine = new Map(opened?.now.lines.map((line) => [line.line, line]));
  return {
    opened,
    mending,
    header,
    lineOf: (line) => byLine.get(line),
    busy: check.isPending,
    failure: check.error,
    chosen,
    resume: (kept) => void resume(kept),
    open: (picked, ofSheet) => void open(picked, ofSheet),
    match: (columns) => void judge(mending, columns),
    write: (line, place, text) => void judge(withCell(mending, line, place, text), mapping),
    take: (line, isTaken) => void judge(withLine(mending, line, isTaken), mapping),
    again: () => void judge(mending, mapping),
    close: () => {
      check.reset();
      setOpened(undefined);
      setMending(nothingMended);
    },
    sent: () => sentOf(opened!, mending, mapping),
  };
}
