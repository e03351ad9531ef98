import "./import/import.css";
import {
  entryImport,
  entryImportColumns,
  type ImportColumn,
  type ImportPreview,
} from "@time-event/contract/entry-import";
import { columnTitle } from "@time-event/domain/entries/entry-columns";
import type { EntryColumn } from "@time-event/domain/entries/entry-fields";
import { Link } from "react-router";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useKeptFile } from "../../lib/drafts/use-kept-file.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Select } from "../../ui/staff/control/select.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { useUnsavedWarning } from "../../ui/staff/form/use-unsaved-warning.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { entryWords } from "./entry-words.messages.ts";
import { ColumnGuide } from "./import/column-guide.tsx";
import { ImportDone } from "./import/import-done.tsx";
import { importMessages } from "./import/import.messages.ts";
import { LinesPanel } from "./import/lines-panel.tsx";
import { MappingTable } from "./import/mapping-table.tsx";
import { MendPanel } from "./import/mend-panel.tsx";
import { isMended } from "./import/mending.ts";
import { ReportButton } from "./import/report-button.tsx";
import { RunPanel } from "./import/run-panel.tsx";
import { useMending } from "./import/use-mending.ts";

/** Turns a spreadsheet into entries: choose a file, match its columns, mend its lines, then store. */
export function Component() {
  const { id: eventId } = useEvent();
  const m = useMessages(importMessages);
  const format = useFormat();
  const failureText = useFailureText(useMessages(entryWords).refusals);
  const mayPersonal = useMay()("personal_data_view", eventId);
  const columns = useStaffQuery(entryImportColumns, { eventId }).data?.data;
  const titleOf = (column: ImportColumn) => {
    const extra = columns?.extras.find((each) => each.column === column);
    return extra ? format.text(extra.name) : columnTitle(column as EntryColumn, m.language);
  };
  const mended = useMending(eventId, { mayPersonal, titleOf });
  const run = useStaffUpload(entryImport);
  const { opened, mending, header } = mended;
  const isKept = useKeptFile("entries", run.data ? null : mended.chosen, mended.resume);
  useUnsavedWarning(isMended(mending) && !run.data && !isKept);

  function store(take: "all" | "good", counts: ImportPreview["counts"]): void {
    const { file, ...sent } = mended.sent();
    const expected = { expectNew: counts.new, expectChanged: counts.changed };
    run.mutate({ params: { eventId, fileName: opened!.file.name, take, ...sent, ...expected }, file });
  }

  if (!opened) {
    return (
      <ImportFrame>
        <FileDrop
          label={mended.busy ? m.checking : m.drop}
          hint={m.dropHint}
          accept=".csv,.txt,.tsv,.xlsx"
          busy={mended.busy}
          error={mended.failure ? failureText(mended.failure).join(" ") : undefined}
          onFiles={([chosen]) => chosen && mended.open(chosen)}
        />
        {columns && <ColumnGuide columns={columns} mayPersonal={mayPersonal} />}
      </ImportFrame>
    );
  }
  const { file, first, now, grid } = opened;
  if (run.data) {
    const { lines } = run.data.data;
    const report = (
      <ReportButton
        {...{ grid, header, mending }}
        fileName={file.name}
        lineOf={(line) => lines.find((each) => each.line === line)}
        extras={first.extras}
      />
    );
    return (
      <ImportFrame>
        <ImportDone eventId={eventId} report={report} leftOut={mending.leftOut.size} done={run.data.data} />
        <LinesPanel preview={run.data.data} blank={first.blank} lines={lines} />
      </ImportFrame>
    );
  }
  return (
    <ImportFrame>
      <FileFacts file={file} preview={first} onSheet={(sheet) => mended.open(file, sheet)} onOther={mended.close} />
      <MappingTable
        preview={{ ...first, mapping: now.mapping.slice(0, first.header.length) }}
        mayPersonal={mayPersonal}
        busy={mended.busy || run.isPending}
        onChange={mended.match}
      />
      <MendPanel
        key={`${file.name} ${file.lastModified} ${first.sheet}`}
        mended={mended}
        categories={columns?.categories.map(({ code }) => code) ?? []}
      />
      {mended.failure && (
        <p className="entry-failure" role="alert">
          {failureText(mended.failure).join(" ")}{" "}
          <Button type="button" text size="small" label={m.checkAgain} onClick={mended.again} />
        </p>
      )}
      <RunPanel
        counts={now.counts}
        checking={mended.busy}
        busy={run.isPending}
        failure={run.error}
        onRun={(take) => store(take, now.counts)}
      />
    </ImportFrame>
  );
}

function ImportFrame({ children }: { readonly children: React.ReactNode }) {
  const { id: eventId } = useEvent();
  const m = useMessages(importMessages);
  return (
    <div className="import">
      <div>
        <Link to={`/manage/events/${eventId}/entries`} className="import__back">
          <i className="pi pi-arrow-left" aria-hidden="true" /> {m.back}
        </Link>
        <h2>{m.title}</h2>
      </div>
      {children}
    </div>
  );
}

interface FileFactsProps {
  readonly file: File;
  readonly preview: ImportPreview;
  readonly onSheet: (sheet: number) => void;
  readonly onOther: () => void;
}

function FileFacts({ file, preview: { lines, encoding, sheets, sheet }, onSheet, onOther }: FileFactsProps) {
  const m = useMessages(importMessages);
  const format = useFormat();
  return (
    <div className="import-file">
      <i className="pi pi-file" aria-hidden="true" />
      <span>
        <strong>{m.fileFacts(file.name, format.number(lines.length))}</strong>
        {encoding && <span className="soft"> {m.encoding[encoding]}</span>}
      </span>
      {sheets.length > 1 && (
        <label>
          {m.sheet}{" "}
          <Select
            value={String(sheet)}
            options={sheets.map((name, at) => ({ value: String(at), label: name }))}
            onChange={(at) => onSheet(Number(at))}
          />
        </label>
      )}
      <Button type="button" text size="small" label={m.otherFile} onClick={onOther} />
    </div>
  );
}
