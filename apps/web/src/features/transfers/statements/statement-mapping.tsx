import {
  type StatementColumn,
  statementColumns,
  type StatementMapping,
} from "@time-event/domain/statements/statement-columns";
import { useMessages } from "../../../lib/i18n/language.ts";
import { statementsMessages } from "./statements.messages.ts";

interface StatementMappingProps {
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly mapping: StatementMapping;
  readonly busy: boolean;
  readonly onChange: (mapping: StatementMapping) => void;
}

const samplesShown = 2;

/** What each column of a bank's table is. Only texts may be several. */
export function StatementMappingTable({ header, samples, mapping, busy, onChange }: StatementMappingProps) {
  const m = useMessages(statementsMessages);
  const choose = (place: number, column: StatementColumn | null) =>
    onChange(
      mapping.map((each, at) => {
        if (at === place) return column;
        return each === column && column !== "text" ? null : each;
      }),
    );
  const sampleOf = (place: number) =>
    samples
      .map((row) => row[place] ?? "")
      .filter((cell) => cell !== "")
      .slice(0, samplesShown)
      .join(" · ");
  return (
    <table className="statement-mapping">
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
            // headers of banks repeat, so only the place tells two columns apart
            <tr key={`${place} ${word}`} data-unused={!mapping[place] || undefined}>
              <th scope="row">{title}</th>
              <td>
                <select
                  className="p-inputtext p-component"
                  aria-label={`${title} ${m.means}`}
                  value={mapping[place] ?? ""}
                  disabled={busy}
                  onChange={({ target }) =>
                    choose(place, statementColumns.find((each) => each === target.value) ?? null)
                  }
                >
                  <option value="">{m.notRead}</option>
                  {statementColumns.map((column) => (
                    <option key={column} value={column}>
                      {m.columns[column]}
                    </option>
                  ))}
                </select>
              </td>
              <td className="soft">{sampleOf(place)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
