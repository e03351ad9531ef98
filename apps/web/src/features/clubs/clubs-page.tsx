import { type Club, clubList } from "@time-event/contract/clubs";
import { provinceName } from "@time-event/domain/geo/provinces";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { EditableList } from "../../ui/staff/page/editable-list.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { ClubDrawer } from "./club-drawer.tsx";
import { ClubSuggestions } from "./club-suggestions.tsx";
import { clubMessages } from "./clubs.messages.ts";

export function Component() {
  const m = useMessages(clubMessages);
  const format = useFormat();
  const clubs = useStaffQuery(clubList, {});
  const listed = clubs.data?.data ?? [];
  const reload = async () => (await clubs.refetch()).data?.data ?? [];
  const nameOf = ({ name }: Club) => format.text(name);
  const columns: Column<Club>[] = [
    { key: "name", header: m.name, cell: nameOf },
    { key: "short", header: m.short, cell: ({ short }) => short, wideOnly: true },
    { key: "province", header: m.province, cell: ({ province }) => provinceName(province, format.language) },
    { key: "entries", header: m.entries, cell: ({ entries }) => format.number(entries), align: "end" },
  ];
  return (
    <EditableList
      draft="club"
      title={m.title}
      lead={m.lead}
      addLabel={m.add}
      searchLabel={m.search}
      query={clubs}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      textsOf={({ name, short, province }) => [name.th, name.en, short, province, provinceName(province, "en")]}
      emptyIcon="people"
      emptyTitle={m.emptyTitle}
      emptyText={m.emptyText}
      editor={(club, close) => (
        <ClubDrawer key={club?.id} club={club} others={listed} reload={reload} onClose={close} />
      )}
    >
      <Changes>
        <ClubSuggestions clubs={listed} reload={reload} />
      </Changes>
    </EditableList>
  );
}
