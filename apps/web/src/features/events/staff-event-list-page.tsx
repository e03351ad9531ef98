import "./staff/staff-event-list.css";
import { webEventTypeList } from "@time-event/contract/events";
import { eventList, type EventSort } from "@time-event/contract/staff-events";
import { eventStates, type EventState } from "@time-event/domain/event-state/event-states";
import { parseDay } from "@time-event/domain/time/calendar";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { hasDraft } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { EventStateFilter } from "./staff/event-state-filter.tsx";
import { EventTable } from "./staff/event-table.tsx";
import { ImportDialog } from "./staff/race-folder/import-dialog.tsx";
import { NewEventDialog } from "./staff/new-event-dialog.tsx";
import { NoEvents } from "./staff/no-events.tsx";
import { staffEventListMessages } from "./staff/staff-event-list.messages.ts";
import { typeNames } from "./type-names.shared.ts";

export function Component() {
  const m = useMessages(staffEventListMessages);
  const format = useFormat();
  const mayDo = useMay();
  const [params] = useSearchParams();
  // ?new, or ?new=2026-11-25: the dashboard and the calendar link here to create an event
  const [asked, setAsked] = useState<"new" | "import" | null>(
    params.has("new") || hasDraft("new-event") ? "new" : null,
  );
  const view = useListView({ filters: ["text", "state", "type", "archived"], sort: "-startsOn" });
  const { text, type, state, archived } = view.filters;
  const events = useStaffQuery(
    eventList,
    {
      text,
      type,
      ...(isState(state) && { state }),
      archived: archived === "yes" ? "yes" : "no",
      sort: view.sort.replace("-", "") as EventSort,
      direction: view.sort.startsWith("-") ? "desc" : "asc",
      offset: view.offset,
      limit: view.limit,
    },
    { placeholderData: (before) => before },
  );
  const types = useStaffQuery(webEventTypeList, {}).data?.data ?? [];
  const names = typeNames(types, format);
  const [mayCreate, mayImport] = [mayDo("events_edit"), mayDo("events_publish")];
  return (
    <StaffPage
      title={m.title}
      lead={m.lead}
      actions={
        <>
          {mayImport && (
            <Button outlined icon="pi pi-upload" label={m.importFolder} onClick={() => setAsked("import")} />
          )}
          {mayCreate && <Button icon="pi pi-plus" label={m.newEvent} onClick={() => setAsked("new")} />}
        </>
      }
    >
      <Loaded query={events}>
        {({ data: rows, meta }) => (
          <>
            <EventStateFilter
              counts={meta.counts}
              archived={meta.archived}
              current={archived === "yes" ? "archived" : isState(state) ? state : "all"}
              onChoose={view.filter}
            />
            <TableToolbar search={text} searchLabel={m.search} onSearch={(wanted) => view.filter({ text: wanted })}>
              <ToolbarSelect
                label={m.type}
                any={m.anyType}
                value={type}
                options={types.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
                onChange={(wanted) => view.filter({ type: wanted })}
              />
            </TableToolbar>
            <EventTable
              rows={rows}
              total={meta.total}
              view={view}
              typeNames={names}
              busy={events.isPlaceholderData}
              empty={
                <NoEvents
                  filtered={view.filterCount > 0}
                  onClear={view.clear}
                  onCreate={mayCreate ? () => setAsked("new") : undefined}
                />
              }
            />
          </>
        )}
      </Loaded>
      {asked === "new" && (
        <NewEventDialog types={types} firstDay={dayOf(params.get("new"))} onClose={() => setAsked(null)} />
      )}
      {asked === "import" && <ImportDialog onClose={() => setAsked(null)} />}
    </StaffPage>
  );
}

function isState(text: string): text is EventState {
  return (eventStates as readonly string[]).includes(text);
}

function dayOf(text: string | null): string {
  return text !== null && parseDay(text) ? text : "";
}
