import "./import/import.css";
import {
  entryImport,
  entryImportPreview,
  type ImportColumn,
  type ImportPreview,
} from "@time-event/contract/entry-import";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Select } from "../../ui/staff/control/select.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { entryWords } from "./entry-words.messages.ts";
import { ImportDone } from "./import/import-done.tsx";
import { importMessages } from "./import/import.messages.ts";
import { LinesPanel } from "./import/lines-panel.tsx";
import { MappingTable } from "./import/mapping-table.tsx";
import { RunPanel } from "./import/run-panel.tsx";

/** Turns a spreadsheet into entries: choose a file, match its columns, check each line, then store. */
export function Component() {
  const { id: eventId } = useEvent();
  const m = useMessages(importMessages);
  const failureText = useFailureText(useMessages(entryWords).refusals);
  const mayPersonal = useMay()("personal_data_view", eventId);
  const [file, setFile] = useState<File | null>(null);
  const check = useStaffUpload(entryImportPreview);
  const run = useStaffUpload(entryImport);
  const preview = check.data?.data;

  function look(chosen: File, sheet = 0, mapping?: readonly (ImportColumn | null)[]): void {
    setFile(chosen);
    run.reset();
    const params = { eventId, fileName: chosen.name, sheet, ...(mapping && { mapping: JSON.stringify(mapping) }) };
    check.mutate({ params, file: chosen });
  }

  function store(take: "all" | "good", { counts, sheet, mapping }: ImportPreview): void {
    if (!file) return;
    const expected = { expectNew: counts.new, expectChanged: counts.changed };
    const params = { eventId, fileName: file.name, sheet, mapping: JSON.stringify(mapping), take, ...expected };
    run.mutate({ params, file });
  }

  if (run.data && file) {
    return (
      <ImportFrame>
        <ImportDone eventId={eventId} fileName={file.name} done={run.data.data} />
        <LinesPanel preview={run.data.data} />
      </ImportFrame>
    );
  }
  return (
    <ImportFrame>
      {preview && file ? (
        <>
          <FileFacts file={file} preview={preview} onSheet={(sheet) => look(file, sheet)} onOther={check.reset} />
          <MappingTable
            preview={preview}
            mayPersonal={mayPersonal}
            busy={check.isPending || run.isPending}
            onChange={(mapping) => look(file, preview.sheet, mapping)}
          />
          <LinesPanel key={preview.counts.problem > 0 ? "problems" : "good"} preview={preview} />
          <RunPanel
            counts={preview.counts}
            busy={run.isPending}
            failure={run.error}
            onRun={(take) => store(take, preview)}
          />
        </>
      ) : (
        <FileDrop
          label={check.isPending ? m.checking : m.drop}
          hint={m.dropHint}
          accept=".csv,.txt,.tsv,.xlsx"
          busy={check.isPending}
          error={check.error ? failureText(check.error).join(" ") : undefined}
          onFiles={([chosen]) => chosen && look(chosen)}
        />
      )}
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
