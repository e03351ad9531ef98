import "./read-import.css";
import { readImport, type ReadFate } from "@time-event/contract/read-import";
import { lineFormats } from "@time-event/domain/readers/recognise-format";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useKeptFile } from "../../lib/drafts/use-kept-file.ts";
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
import { useReadCheck } from "./use-read-check.ts";

const formats = [...lineFormats, "table"] as const;
const harmless: ReadonlySet<string> = new Set(["stored", "stored_unknown", "repeated", "not_a_read", "left_out"]);

/** Reads from a chip reader's file: choose a file, say where its places are, look at each line, then store. */
export function Component() {
  const { id: eventId, timeZone } = useEvent();
  const m = useMessages(readImportMessages);
  const format = useFormat();
  const failureText = useFailureText({ changed_since: m.changedSince });
  const [skips, setSkips] = useState(false);
  const { chosen, preview, look, leave, isChecking, progress, error } = useReadCheck(eventId);
  const run = useStaffUpload(readImport);
  useKeptFile("reads", chosen, ({ file, said }) => look(file, said));
  const busy = isChecking || run.isPending;

  function begin(file: File | undefined): void {
    if (!file) return;
    run.reset();
    setSkips(false);
    look(file, {});
  }

  const counts = Object.entries(preview?.counts ?? {});
  const sum = (isOne: (fate: string) => boolean) =>
    counts.reduce((all, [fate, count]) => (isOne(fate) ? all + count : all), 0);
  const fresh = sum((fate) => fate === "stored" || fate === "stored_unknown");
  const doubtful = sum((fate) => !harmless.has(fate));

  function store({ file, said }: NonNullable<typeof chosen>): void {
    const params = { eventId, fileName: file.name, ...said, take: skips ? "good" : "all", expectNew: fresh } as const;
    run.mutate({ params, file }, { onSuccess: leave, onError: () => look(file, said) });
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
        {preview && chosen ? (
          <div className="read-import__row">
            <strong>{chosen.file.name}</strong>
            <label>
              {m.format}
              <Select
                value={preview.format}
                options={formats.map((value) => ({ value, label: m.formats[value] }))}
                onChange={(value) => {
                  const asked = formats.find((each) => each === value);
                  const { mapping: _columnsOfAnother, ...kept } = chosen.said;
                  if (asked) look(chosen.file, { ...kept, format: asked });
                }}
              />
            </label>
            <label>
              {m.clock}
              <Select
                value={chosen.said.clock ?? "local"}
                options={(["local", "utc"] as const).map((value) => ({ value, label: m.clocks[value] }))}
                onChange={(value) => look(chosen.file, { ...chosen.said, clock: value === "utc" ? "utc" : "local" })}
              />
            </label>
            <Button
              type="button"
              text
              size="small"
              label={m.otherFile}
              onClick={() => {
                leave();
                run.reset();
              }}
            />
          </div>
        ) : (
          <FileDrop
            label={isChecking ? m.reading : m.drop}
            hint={m.dropHint}
            accept=".csv,.txt,.tsv,.log,.dat,.xlsx"
            busy={isChecking}
            progress={progress}
            onAgain={error && chosen ? () => look(chosen.file, chosen.said) : undefined}
            error={error ? failureText(error).join(" ") : undefined}
            onFiles={([file]) => begin(file)}
          />
        )}
      </Panel>
      {preview && chosen && (
        <>
          {preview.format === "table" && (
            <Panel title={m.columns}>
              <ColumnTable
                {...preview}
                busy={busy}
                onChange={(mapping) =>
                  look(chosen.file, { ...chosen.said, mapping: mapping.map((column) => column ?? "").join(",") })
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
                onChange={(points) => look(chosen.file, { ...chosen.said, points: JSON.stringify(points) })}
              />
            </Panel>
          )}
          <ReadTables preview={preview} timeZone={timeZone} />
          <div className="read-import__fates">
            {counts.map(([fate, count]) => (
              <ReadFateChip key={fate} fate={fate as ReadFate} count={format.number(count)} />
            ))}
          </div>
          <div role="alert">
            {run.error && <p className="read-import__note">{failureText(run.error).join(" ")}</p>}
            {error && (
              <p className="read-import__note">
                {failureText(error).join(" ")}{" "}
                <Button text size="small" label={m.again} onClick={() => look(chosen.file, chosen.said)} />
              </p>
            )}
          </div>
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
              disabled={fresh === 0 || error !== null || (doubtful > 0 && !skips)}
              onClick={() => store(chosen)}
            />
          </div>
        </>
      )}
    </div>
  );
}
