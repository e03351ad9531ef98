import { policyList, type PolicyRow } from "@time-event/contract/policies";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { holdsWords } from "../../lib/search/holds-words.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { here } from "./here.ts";
import { NewPolicyDialog } from "./new-policy-dialog.tsx";
import { policyMessages } from "./policies.messages.ts";
import { policyEditorMessages } from "./policy-editor.messages.ts";

export function Component() {
  const m = useMessages(policyEditorMessages);
  const { kinds } = useMessages(policyMessages);
  const format = useFormat();
  const policies = useStaffQuery(policyList, {});
  const view = useListView({ filters: ["text"], sort: "" });
  const [adding, setAdding] = useState(false);
  const search = view.filters.text;
  const add = (
    <Changes>
      <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setAdding(true)} />
    </Changes>
  );
  const columns: Column<PolicyRow>[] = [
    { key: "name", header: m.name, cell: ({ name }) => format.text(name) },
    { key: "kind", header: m.kind, cell: ({ kind }) => kinds[kind], wideOnly: true },
    {
      key: "version",
      header: m.version,
      cell: ({ version }) => (version > 0 ? m.versionOf(version) : <span className="soft">{m.unpublished}</span>),
    },
    {
      key: "since",
      header: m.since,
      cell: ({ publishedAt }) => publishedAt !== null && format.instant(publishedAt, here()),
      wideOnly: true,
    },
    { key: "events", header: m.events, cell: ({ events }) => format.number(events), align: "end" },
    {
      key: "state",
      header: m.state,
      cell: ({ isDefault, hasDraft }) => (
        <span className="row">
          {isDefault && <Chip tone="primary">{m.defaultChip}</Chip>}
          {hasDraft && <Chip tone="warn">{m.draftChip}</Chip>}
        </span>
      ),
    },
  ];
  return (
    <StaffPage title={m.title} lead={m.lead} actions={add}>
      <TableToolbar search={search} searchLabel={m.search} onSearch={(text) => view.filter({ text })} />
      <Loaded query={policies}>
        {({ data }) => (
          <StaffTable
            label={m.title}
            columns={columns}
            rows={data.filter(({ kind, name }) => holdsWords(search, [name.th, name.en, kinds[kind]]))}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/master/policies/${id}`}
            empty={
              search === "" ? (
                <EmptyState icon="info" title={m.emptyTitle} actions={add}>
                  {m.emptyText}
                </EmptyState>
              ) : (
                <EmptyState icon="search" title={m.nothingFound} />
              )
            }
          />
        )}
      </Loaded>
      {adding && <NewPolicyDialog onClose={() => setAdding(false)} />}
    </StaffPage>
  );
}
