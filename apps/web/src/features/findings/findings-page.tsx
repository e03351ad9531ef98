import "./findings.css";
import { findingList, type ListedFinding } from "@time-event/contract/findings";
import { type FindingKind, findingKinds } from "@time-event/domain/findings/finding";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { FindingItem } from "./finding-item.tsx";
import { findingsMessages } from "./findings.messages.ts";

const askEveryMs = 15_000;

/** What somebody must look at before results can be trusted, kind by kind. */
export function Component() {
  const m = useMessages(findingsMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { filters, filter } = useListView({ filters: ["kind", "show"], sort: "" });
  const kind = findingKinds.find((each) => each === filters.kind);
  const show = filters.show === "dismissed" ? "dismissed" : "open";
  const findings = useStaffQuery(
    findingList,
    { eventId, show, ...(kind && { kind }) },
    { refetchInterval: askEveryMs, placeholderData: (shown) => shown },
  );
  const [decided, setDecided] = useState<ListedFinding | null>(null);
  return (
    <>
      <p>{m.lead}</p>
      <Loaded query={findings}>
        {({ data, meta: { open, dismissed, checkpoints } }) => {
          const pointName = (code: string) => {
            const point = checkpoints.find((each) => each.code === code);
            return (point && format.text(point.name)) || code;
          };
          const title = (each: FindingKind) =>
            show === "open" ? m.withCount(m.kinds[each], format.number(open[each] ?? 0)) : m.kinds[each];
          return (
            <>
              <TableToolbar>
                <ToolbarSelect
                  label={m.kind}
                  any={m.anyKind}
                  options={findingKinds
                    .filter((each) => each === kind || (open[each] ?? 0) > 0)
                    .map((each) => ({ value: each, label: title(each) }))}
                  value={filters.kind}
                  onChange={(value) => filter({ kind: value })}
                />
                <ToolbarSelect
                  label={m.show}
                  any={m.showOpen}
                  options={[{ value: "dismissed", label: m.showDismissed(format.number(dismissed)) }]}
                  value={filters.show}
                  onChange={(value) => filter({ show: value })}
                />
              </TableToolbar>
              {data.length === 0 && (
                <EmptyState icon="check" title={m.none}>
                  {m.noneHint}
                </EmptyState>
              )}
              {findingKinds.map((each) => {
                const shown = data.filter((finding) => finding.kind === each);
                const all = show === "open" ? (open[each] ?? 0) : shown.length;
                if (shown.length === 0) return null;
                const hint = shown.length < all ? m.more(format.number(shown.length), format.number(all)) : undefined;
                return (
                  <Panel key={each} title={title(each)} hint={hint}>
                    <ul className="findings">
                      {shown.map((finding) => (
                        <FindingItem key={finding.key} {...{ eventId, finding, pointName }} onDecide={setDecided} />
                      ))}
                    </ul>
                  </Panel>
                );
              })}
            </>
          );
        }}
      </Loaded>
      {decided && <DecideDialog {...{ eventId }} finding={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
