import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { transfersMessages } from "./transfers.messages.ts";

interface DaySumsProps {
  readonly lines: readonly (readonly [label: string, satang: number, note?: string | false, to?: string])[];
  readonly total: number;
  /** What the last line is called, where it is more than a sum. */
  readonly totalLabel?: string;
}

/** Sums that add up to the last one; one with an address leads to what it is made of. */
export function DaySums({ lines, total, totalLabel }: DaySumsProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <table className="money-day__sums">
      <tbody>
        {lines.map(([label, satang, note, to]) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <small className="soft money-day__note">{note}</small>}
            </th>
            <td>{to ? <Link to={to}>{format.exactBaht(satang)}</Link> : format.exactBaht(satang)}</td>
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
