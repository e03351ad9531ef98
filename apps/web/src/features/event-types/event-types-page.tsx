import { eventTypeList, eventTypeOrder, type StaffEventType } from "@time-event/contract/event-types";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActiveChip } from "../../ui/staff/page/active-chip.tsx";
import { EditableList } from "../../ui/staff/page/editable-list.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { EventTypeDrawer } from "./event-type-drawer.tsx";
import { eventTypeMessages } from "./event-types.messages.ts";

export function Component() {
  const m = useMessages(eventTypeMessages);
  const format = useFormat();
  const types = useStaffQuery(eventTypeList, {});
  const order = useStaffAction(eventTypeOrder);
  const reload = async () => (await types.refetch()).data?.data ?? [];
  const nameOf = ({ name }: StaffEventType) => format.text(name);
  const columns: Column<StaffEventType>[] = [
    { key: "name", header: m.name, cell: nameOf },
    { key: "code", header: m.code, cell: ({ code }) => <code>{code}</code>, wideOnly: true },
    { key: "art", header: m.art, cell: ({ art }) => m.arts[art], wideOnly: true },
    { key: "events", header: m.events, cell: ({ events }) => format.number(events), align: "end" },
    { key: "active", header: m.state, cell: ({ active }) => <ActiveChip active={active} /> },
  ];
  return (
    <EditableList
      draft="event-type"
      title={m.title}
      lead={m.lead}
      addLabel={m.add}
      searchLabel={m.search}
      query={types}
      columns={columns}
      keyOf={({ code }) => code}
      nameOf={nameOf}
      textsOf={({ code, name }) => [code, name.th, name.en]}
      saveOrder={(codes) => order.mutateAsync({ codes })}
      emptyIcon="flag"
      emptyTitle={m.emptyTitle}
      emptyText={m.emptyText}
      editor={(type, close) => <EventTypeDrawer key={type?.code} type={type} reload={reload} onClose={close} />}
    />
  );
}
