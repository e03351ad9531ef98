import "./staff-chart.css";
import { useId, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { ChartData } from "./chart-data.ts";
import { ChartDrawing } from "./chart-drawing.tsx";

interface StaffChartProps extends ChartData {
  readonly title: string;
  /** Formats a value. Default: a number with commas. */
  readonly show?: (value: number) => string;
}

/** A chart in the theme's colours, and the same numbers as a table. */
export function StaffChart({ title, show: ownShow, ...data }: StaffChartProps) {
  const { labels, series } = data;
  const m = useMessages(staffUiMessages);
  const format = useFormat();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const show = ownShow ?? ((value: number) => format.number(value));
  return (
    <figure className="staff-chart" aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong>
        <button type="button" className="staff-chart__switch no-print" onClick={() => setAsTable(!asTable)}>
          {asTable ? m.showChart : m.showTable}
        </button>
      </figcaption>
      {asTable ? (
        <div className="staff-chart__table" role="region" aria-labelledby={id} tabIndex={0}>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{m.value}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, at) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{show(values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ChartDrawing title={title} data={data} show={show} />
      )}
    </figure>
  );
}
