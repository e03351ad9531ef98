import type { ImportColumn, ImportPreview } from "@time-event/contract/entry-import";
import { entryColumns, personalColumns } from "@time-event/domain/entries/entry-fields";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { useColumnNames } from "./column-names.ts";
import { importMessages } from "./import.messages.ts";

interface MappingTableProps {
  readonly preview: ImportPreview;
  readonly mayPersonal: boolean;
  readonly busy: boolean;
  readonly onChange: (mapping: (ImportColumn | null)[]) => void;
}

const samplesShown = 2;

/**
 * The meaning of each column of the file. Two columns cannot have the same meaning: the second choice clears the
 * first.
 */
export function MappingTable({
  preview: { header, mapping, samples, extras },
  mayPersonal,
  busy,
  onChange,
}: MappingTableProps) {
  const m = useMessages(importMessages);
  const nameOf = useColumnNames(extras);
  const fields = entryColumns.filter((column) => mayPersonal || !personalColumns.includes(column));
  // questions ask about illness
  const own = extras.filter(({ column }) => mayPersonal || column.startsWith("addOn"));
  const choose = (place: number, column: ImportColumn | null) =>
    onChange(mapping.map((each, at) => (at === place ? column : each === column ? null : each)));
  return (
    <Panel title={m.columns} hint={m.columnsHint}>
      <div className="mapping">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.column}</th>
              <th scope="col">{m.means}</th>
              <th scope="col">{m.sample}</th>
            </tr>
          </thead>
          <tbody>
            {header.map((word, place) => {
              const title = word || m.noTitle(place + 1);
              return (
                <tr key={`${place} ${word}`} className={mapping[place] ? undefined : "mapping__out"}>
                  <th scope="row">{title}</th>
                  <td>
                    <select
                      aria-label={`${title} ${m.means}`}
                      value={mapping[place] ?? ""}
                      disabled={busy}
                      onChange={({ target }) => choose(place, (target.value || null) as ImportColumn | null)}
                    >
                      <option value="">{m.notTaken}</option>
                      {fields.map((column) => (
                        <option key={column} value={column}>
                          {nameOf(column)}
                        </option>
                      ))}
                      {own.length > 0 && (
                        <optgroup label={m.ofEvent}>
                          {own.map(({ column }) => (
                            <option key={column} value={column}>
                              {nameOf(column)}
                            </option>
                          ))}
                        </optgroup>
                      )}
                    </select>
                  </td>
                  <td className="soft">{sampleOf(samples, place)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function sampleOf(samples: readonly (readonly string[])[], place: number): string {
  const cells = samples.map((row) => row[place] ?? "").filter((cell) => cell !== "");
  return cells.slice(0, samplesShown).join(" · ");
}
