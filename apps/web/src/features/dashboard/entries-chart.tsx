import type { Dashboard } from "@time-event/contract/dashboard";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffChart } from "../../ui/staff/chart/staff-chart.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

export function EntriesChart({ days }: { readonly days: Dashboard["entriesByDay"] }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const sum = days.reduce((total, { entries }) => total + entries, 0);
  const labels = days.map(({ on }) => {
    const { day, month } = format.dayParts(on);
    return `${day} ${month}`;
  });
  return (
    <Panel>
      <StaffChart
        kind="bar"
        title={`${m.chart} · ${m.chartSum(format.number(sum))}`}
        labels={labels}
        series={[{ name: m.entries, values: days.map(({ entries }) => entries) }]}
      />
    </Panel>
  );
}
