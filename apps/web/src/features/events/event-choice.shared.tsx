import "./event-choice.css";
import { eventList } from "@time-event/contract/staff-events";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { eventChoiceMessages } from "./event-choice.messages.ts";
import { lastEvent } from "./last-event.shared.ts";
import { StaffEventState } from "./staff-event-state.shared.tsx";

interface EventChoiceProps {
  /** Where an event leads. */
  readonly linkTo: (eventId: number) => string;
}

/** The events that the user may see, the one that they worked with last at the top. */
export function EventChoice({ linkTo }: EventChoiceProps) {
  const m = useMessages(eventChoiceMessages);
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
    <>
      <TableToolbar search={text} searchLabel={m.search} onSearch={(wanted) => view.filter({ text: wanted })} />
      <Loaded query={events}>
        {({ data, meta }) => (
          <StaffTable
            label={m.table}
            rows={data.toSorted((a, b) => Number(b.id === last) - Number(a.id === last))}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkTo(id)}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={events.isPlaceholderData}
            empty={
              <EmptyState icon="calendar" title={m.emptyTitle}>
                {m.emptyText}
              </EmptyState>
            }
            columns={[
              {
                key: "name",
                header: m.name,
                cell: ({ id, name }) => (
                  <span className="event-choice">
                    {format.text(name)} {id === last && <Chip tone="primary">{m.lastUsed}</Chip>}
                  </span>
                ),
              },
              { key: "state", header: "", cell: ({ state }) => <StaffEventState state={state} /> },
              {
                key: "startsOn",
                header: m.days,
                cell: ({ startsOn, endsOn }) => (
                  <span className="figures nowrap">{format.days(startsOn, endsOn, "short")}</span>
                ),
              },
              {
                key: "entries",
                header: m.entries,
                align: "end",
                cell: ({ entries }) => format.number(entries),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
