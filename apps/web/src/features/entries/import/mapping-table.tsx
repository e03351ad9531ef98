import type { ImportPreview } from "@time-event/contract/entry-import";
import { type EntryColumn, entryColumns, personalColumns } from "@time-event/domain/entries/entry-fields";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { entryWords } from "../entry-words.messages.ts";
import { importMessages } from "./import.messages.ts";

interface MappingTableProps {
  readonly preview: ImportPreview;
  readonly mayPersonal: boolean;
  readonly busy: boolean;
  readonly onChange: (mapping: (EntryColumn | null)[]) => void;
}

const samplesShown = 2;

/**
 * The meaning of each column of the file. Two columns cannot have the same meaning: the second choice clears the
 * first.
 */
export function MappingTable({
  preview: { header, mapping, samples },
  mayPersonal,
  busy,
  onChange,
}: MappingTableProps) {
  const m = useMessages(importMessages);
  const { fields } = useMessages(entryWords);
  const options = entryColumns.filter((column) => mayPersonal || !personalColumns.includes(column));
  const choose = (place: number, column: EntryColumn | null) =>
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
                      onChange={({ target }) => choose(place, (target.value || null) as EntryColumn | null)}
                    >
                      <option value="">{m.notTaken}</option>
                      {options.map((column) => (
                        <option key={column} value={column}>
                          {fields[column]}
                        </option>
                      ))}
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
