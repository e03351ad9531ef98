import "./awards.css";
import { awardList } from "@time-event/contract/awards";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { PrintedLine } from "../../ui/print/printed-line.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { AwardRulesDrawer } from "./award-rules-drawer.tsx";
import { awardsMessages } from "./awards.messages.ts";
import { CategoryAwardsPanel } from "./category-awards-panel.tsx";

const askEveryMs = 10_000;

/** The prizes of an event: who wins, who is passed over and why, and what was handed over. */
export function Component() {
  const m = useMessages(awardsMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const list = useStaffQuery(awardList, { eventId }, { refetchInterval: askEveryMs });
  const view = useListView({ filters: ["category"], sort: "" });
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <p className="no-print">{m.lead}</p>
      <Loaded query={list}>
        {({ data, meta }) => {
          const shown = data.filter(({ code }) => !view.filters.category || code === view.filters.category);
          const category = data.find(({ code }) => code === edited);
          return (
            <>
              {data.length === 0 && <EmptyState icon="flag" title={m.noCategories} />}
              {data.length > 0 && (
                <TableToolbar
                  actions={<Button type="button" outlined icon="pi pi-print" label={m.print} onClick={() => print()} />}
                >
                  <ToolbarSelect
                    label={m.category}
                    any={m.allCategories}
                    options={data.map(({ code, name }) => ({ value: code, label: format.text(name) || code }))}
                    value={view.filters.category}
                    onChange={(only) => view.filter({ category: only })}
                  />
                </TableToolbar>
              )}
              <PrintedLine at={meta.serverAt} timeZone={timeZone} total={shown.length} />
              {shown.map((each) => (
                <CategoryAwardsPanel
                  key={each.code}
                  eventId={eventId}
                  category={each}
                  onRules={() => setEdited(each.code)}
                />
              ))}
              {category && (
                <AwardRulesDrawer
                  eventId={eventId}
                  category={category}
                  reload={async () => (await list.refetch()).data?.data.find(({ code }) => code === edited)}
                  onClose={() => setEdited(null)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
