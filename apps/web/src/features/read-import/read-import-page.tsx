import "./read-import.css";
import { readImport, readImportPreview, type ReadFate, type ReadFormat } from "@time-event/contract/read-import";
import { lineFormats } from "@time-event/domain/readers/recognise-format";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { Select } from "../../ui/staff/control/select.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { ColumnTable } from "./column-table.tsx";
import { PointTable } from "./point-table.tsx";
import { ReadFateChip } from "./read-fate-chip.tsx";
import { readImportMessages } from "./read-import.messages.ts";
import { ReadTables } from "./read-tables.tsx";

interface Said {
  readonly format?: ReadFormat;
  readonly mapping?: string;
  readonly points?: string;
  readonly clock?: "local" | "utc";
}

const formats = [...lineFormats, "table"] as const;
const harmless: ReadonlySet<string> = new Set(["stored", "stored_unknown", "repeated", "not_a_read", "left_out"]);

/** Reads from a chip reader's file: choose a file, say where its places are, look at each line, then store. */
export function Component() {
  const { id: eventId, timeZone } = useEvent();
  const m = useMessages(readImportMessages);
  const format = useFormat();
  const failureText = useFailureText({ changed_since: m.changedSince });
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({});
  const [skips, setSkips] = useState(false);
  const check = useStaffUpload(readImportPreview);
  const run = useStaffUpload(readImport);
  const preview = check.data?.data;
  const busy = check.isPending || run.isPending;

  function look(chosen: File, more: Said): void {
    setFile(chosen);
    setSaid(more);
    run.reset();
    check.mutate({ params: { eventId, fileName: chosen.name, ...more }, file: chosen });
  }

  const counts = Object.entries(preview?.counts ?? {});
  const sum = (isOne: (fate: string) => boolean) =>
    counts.reduce((all, [fate, count]) => (isOne(fate) ? all + count : all), 0);
  const fresh = sum((fate) => fate === "stored" || fate === "stored_unknown");
  const doubtful = sum((fate) => !harmless.has(fate));

  function store(chosen: File): void {
    const params = { eventId, fileName: chosen.name, ...said, take: skips ? "good" : "all", expectNew: fresh } as const;
    run.mutate(
      { params, file: chosen },
      { onSuccess: () => check.reset(), onError: () => check.mutate({ params, file: chosen }) },
    );
  }

  const done = run.data?.data.counts;
  return (
    <div className="read-import">
      <Panel title={m.title} hint={m.lead} actions={<Link to={`/manage/events/${eventId}/devices`}>{m.back}</Link>}>
        {done && (
          <p role="status" className="read-import__note read-import__note--done">
            {m.done(format.number((done.stored ?? 0) + (done.stored_unknown ?? 0)))}
          </p>
        )}
        {preview && file ? (
          <div className="read-import__row">
            <strong>{file.name}</strong>
            <label>
              {m.format}
              <Select
                value={preview.format}
                options={formats.map((value) => ({ value, label: m.formats[value] }))}
                onChange={(value) => {
                  const chosen = formats.find((each) => each === value);
                  if (chosen) look(file, { ...(said.clock && { clock: said.clock }), format: chosen });
                }}
              />
            </label>
            <label>
              {m.clock}
              <Select
                value={said.clock ?? "local"}
                options={(["local", "utc"] as const).map((value) => ({ value, label: m.clocks[value] }))}
                onChange={(value) => look(file, { ...said, clock: value === "utc" ? "utc" : "local" })}
              />
            </label>
            <Button type="button" text size="small" label={m.otherFile} onClick={() => check.reset()} />
          </div>
        ) : (
          <FileDrop
            label={check.isPending ? m.reading : m.drop}
            hint={m.dropHint}
            accept=".csv,.txt,.tsv,.log,.dat,.xlsx"
            busy={check.isPending}
            error={check.error ? failureText(check.error).join(" ") : undefined}
            onFiles={([chosen]) => chosen && look(chosen, {})}
          />
        )}
      </Panel>
      {preview && file && (
        <>
          {preview.format === "table" && (
            <Panel title={m.columns}>
              <ColumnTable
                {...preview}
                busy={busy}
                onChange={(mapping) =>
                  look(file, { ...said, mapping: mapping.map((column) => column ?? "").join(",") })
                }
              />
              {!preview.isComplete && <p className="read-import__note">{m.incomplete}</p>}
            </Panel>
          )}
          {preview.points.length > 0 && (
            <Panel title={m.points}>
              <PointTable
                preview={preview}
                timeZone={timeZone}
                busy={busy}
                onChange={(points) => look(file, { ...said, points: JSON.stringify(points) })}
              />
            </Panel>
          )}
          <ReadTables preview={preview} timeZone={timeZone} />
          <div className="read-import__fates">
            {counts.map(([fate, count]) => (
              <ReadFateChip key={fate} fate={fate as ReadFate} count={format.number(count)} />
            ))}
          </div>
          <div role="alert">{run.error && <p className="read-import__note">{failureText(run.error).join(" ")}</p>}</div>
          <div className="read-import__run">
            {doubtful > 0 && (
              <label>
                <Checkbox checked={skips} onChange={setSkips} aria-label={m.good(String(doubtful))} />
                {m.good(format.number(doubtful))}
              </label>
            )}
            <Button
              icon="pi pi-check"
              label={fresh === 0 ? m.nothingNew : m.run(format.number(fresh))}
              loading={busy}
              disabled={fresh === 0 || (doubtful > 0 && !skips)}
              onClick={() => store(file)}
            />
          </div>
        </>
      )}
    </div>
  );
}
