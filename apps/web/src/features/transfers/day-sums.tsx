import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { transfersMessages } from "./transfers.messages.ts";

interface DaySumsProps {
  readonly lines: readonly (readonly [label: string, satang: number, note?: string | false])[];
  readonly total: number;
  /** What the last line is called, where it is more than a sum. */
  readonly totalLabel?: string;
}

/** Sums that add up to the last one. */
export function DaySums({ lines, total, totalLabel }: DaySumsProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <table className="money-day__sums">
      <tbody>
        {lines.map(([label, satang, note]) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <small className="soft money-day__note">{note}</small>}
            </th>
            <td>{format.exactBaht(satang)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel ?? m.net}</th>
          <td>{format.exactBaht(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
