import "./entries-page.css";
import { eventList } from "@time-event/contract/staff-events";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { StaffEventState } from "../events/staff-event-state.shared.tsx";
import { entriesMessages } from "./entries.messages.ts";
import { lastEvent } from "./last-event.ts";

/** Goes to the entries of the event that the user opened last, or asks for an event. */
export function Component() {
  const m = useMessages(entriesMessages);
  const format = useFormat();
  const view = useListView({ filters: ["text"], sort: "-startsOn" });
  const { text } = view.filters;
  const events = useStaffQuery(
    eventList,
    { text, sort: "startsOn", direction: "desc", offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const last = lastEvent();
  return (
    <StaffPage title={m.chooseTitle} lead={m.chooseLead}>
      <TableToolbar search={text} searchLabel={m.chooseSearch} onSearch={(wanted) => view.filter({ text: wanted })} />
      <Loaded query={events}>
        {({ data, meta }) => (
          <StaffTable
            label={m.chooseEvents}
            rows={data.toSorted((a, b) => Number(b.id === last) - Number(a.id === last))}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/manage/events/${id}/entries`}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={events.isPlaceholderData}
            empty={
              <EmptyState icon="calendar" title={m.chooseEmptyTitle}>
                {m.chooseEmptyText}
              </EmptyState>
            }
            columns={[
              {
                key: "name",
                header: m.eventName,
                cell: ({ id, name }) => (
                  <span className="event-choice">
                    {format.text(name)} {id === last && <Chip tone="primary">{m.lastUsed}</Chip>}
                  </span>
                ),
              },
              { key: "state", header: "", cell: ({ state }) => <StaffEventState state={state} /> },
              {
                key: "startsOn",
                header: m.eventDay,
                cell: ({ startsOn, endsOn }) => (
                  <span className="figures nowrap">{format.days(startsOn, endsOn, "short")}</span>
                ),
              },
              {
                key: "entries",
                header: m.eventEntries,
                align: "end",
                cell: ({ entries }) => format.number(entries),
              },
            ]}
          />
        )}
      </Loaded>
    </StaffPage>
  );
}
