import { categoryTemplateList } from "@time-event/contract/category-templates";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { ageGroupsText } from "../categories/age-groups-text.shared.ts";
import { categoryTemplatesMessages } from "./category-templates.messages.ts";

/** The templates from which new categories are made. */
export function Component() {
  const m = useMessages(categoryTemplatesMessages);
  const format = useFormat();
  const list = useStaffQuery(categoryTemplateList, {});
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const add = (
    <Changes>
      <ActionLink to="/master/category-templates/new" icon="pi pi-plus" label={m.add} />
    </Changes>
  );
  return (
    <StaffPage title={m.templates} lead={m.lead} actions={add}>
      <Loaded query={list}>
        {({ data }) => (
          <StaffTable
            label={m.templates}
            rows={data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/master/category-templates/${id}`}
            empty={
              <EmptyState icon="flag" title={m.none}>
                {m.noneText}
              </EmptyState>
            }
            columns={[
              { key: "name", header: m.template, cell: ({ name }) => format.text(name) },
              {
                key: "who",
                header: m.who,
                cell: ({ definition: { gender, entryKind } }) => `${m.gender[gender]} · ${m.kinds[entryKind]}`,
              },
              {
                key: "ageGroups",
                header: m.ageGroups,
                wideOnly: true,
                cell: ({ definition }) => ageGroupsText(definition.ageGroups, m.gender) || "–",
              },
              {
                key: "price",
                header: m.price,
                align: "end",
                cell: ({ definition: { feeTiers } }) => (feeTiers[0] ? format.baht(feeTiers[0].priceSatang) : "–"),
              },
              {
                key: "changed",
                header: m.changed,
                wideOnly: true,
                cell: ({ changedAt, changedBy }) => (
                  <span className="figures">{m.changedBy(changedBy, format.instant(changedAt, zone))}</span>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </StaffPage>
  );
}
