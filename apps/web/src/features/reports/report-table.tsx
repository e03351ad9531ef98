import type { ReportRow } from "@time-event/contract/reports";
import type { registrationTables, revenueTables } from "@time-event/domain/reports/report-tables";
import { parseDay } from "@time-event/domain/time/calendar";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffChart } from "../../ui/staff/chart/staff-chart.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { reportsMessages } from "./reports.messages.ts";

type Table =
  (typeof registrationTables)[keyof typeof registrationTables] | (typeof revenueTables)[keyof typeof revenueTables];

interface ReportTableProps {
  readonly table: Table;
  readonly rows: readonly ReportRow[];
  readonly isSaving: boolean;
  readonly onSave: (format: "csv" | "xlsx") => void;
}

/** One table of a report: drawn, in numbers with their sums, and as a file. */
export function ReportTable({ table, rows, isSaving, onSave }: ReportTableProps) {
  const m = useMessages(reportsMessages);
  const format = useFormat();
  const columns = Object.values(table.columns);
  const title = format.text(table.title);
  const show = (value: number, unit: "count" | "satang") =>
    unit === "satang" ? format.baht(value) : format.number(value);
  const nameOf = ({ key, name }: ReportRow) => (parseDay(key) ? format.day(key) : format.text(name));
  const [first] = columns;
  // one chart has one unit: what is counted beside money is in the table alone
  const drawn = columns.flatMap((column, at) => (column.unit === first!.unit ? [{ column, at }] : []));
  const series = table.chart === "doughnut" ? drawn.slice(0, 1) : drawn;
  return (
    <Panel
      title={title}
      actions={
        rows.length > 0 && (
          <>
            <Button
              text
              size="small"
              icon="pi pi-download"
              label="CSV"
              loading={isSaving}
              onClick={() => onSave("csv")}
            />
            <Button
              text
              size="small"
              icon="pi pi-file-excel"
              label="XLSX"
              loading={isSaving}
              onClick={() => onSave("xlsx")}
            />
          </>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="soft">{m.nothing}</p>
      ) : (
        <div className="report-table">
          <StaffChart
            kind={table.chart}
            title={title}
            labels={rows.map(nameOf)}
            series={series.map(({ column, at }) => ({
              name: format.text(column.name),
              values: rows.map(({ values }) => values[at]! / (column.unit === "satang" ? 100 : 1)),
            }))}
            show={(value) => (first!.unit === "satang" ? format.baht(Math.round(value * 100)) : format.number(value))}
          />
          <div className="report-table__numbers" role="region" aria-label={title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{format.text(table.of)}</th>
                  {columns.map(({ name }) => (
                    <th key={name.en} scope="col">
                      {format.text(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.key}>
                    <th scope="row">{nameOf(row)}</th>
                    {columns.map(({ name, unit }, at) => (
                      <td key={name.en}>{show(row.values[at]!, unit)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{m.sum}</th>
                  {columns.map(({ name, unit }, at) => (
                    <td key={name.en}>
                      {show(
                        rows.reduce((sum, { values }) => sum + values[at]!, 0),
                        unit,
                      )}
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </div>
        </div>
      )}
    </Panel>
  );
}
