import { seriesList } from "@time-event/contract/series";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { staffSeriesMessages } from "./staff/staff.messages.ts";

/** All series. */
export function Component() {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const list = useStaffQuery(seriesList, {});
  const add = (
    <Changes>
      <ActionLink to="/master/series/new" icon="pi pi-plus" label={m.add} />
    </Changes>
  );
  return (
    <StaffPage title={m.title} lead={m.lead} actions={add}>
      <Loaded query={list}>
        {({ data }) => (
          <StaffTable
            label={m.title}
            rows={data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/master/series/${id}`}
            empty={
              <EmptyState icon="flag" title={m.none}>
                {m.noneText}
              </EmptyState>
            }
            columns={[
              { key: "name", header: m.name, cell: ({ name }) => format.text(name) },
              {
                key: "days",
                header: m.days,
                wideOnly: true,
                cell: ({ startsOn, endsOn }) => (startsOn && endsOn ? format.days(startsOn, endsOn, "short") : "–"),
              },
              { key: "races", header: m.races, align: "end", cell: ({ races }) => format.number(races) },
              {
                key: "classes",
                header: m.classes,
                align: "end",
                wideOnly: true,
                cell: ({ classes }) => format.number(classes),
              },
              { key: "state", header: m.state, cell: ({ isPublic }) => (isPublic ? m.public : m.private) },
            ]}
          />
        )}
      </Loaded>
    </StaffPage>
  );
}
