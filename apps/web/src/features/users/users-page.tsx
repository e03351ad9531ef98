import "./users.css";
import { userChoices, userList, userState } from "@time-event/contract/users";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { useUserColumns } from "./user-columns.tsx";
import { usersMessages } from "./users.messages.ts";

export function Component() {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const columns = useUserColumns();
  const view = useListView({ filters: ["text", "role", "state"], sort: "" });
  const { text, role, state } = view.filters;
  const known = userState.safeParse(state);
  const users = useStaffQuery(
    userList,
    { text, role, ...(known.success && { state: known.data }), offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const roles = useStaffQuery(userChoices, {}).data?.data.roles ?? [];
  return (
    <StaffPage
      title={m.title}
      lead={m.lead}
      actions={<ActionLink to="/config/users/new" icon="pi pi-user-plus" label={m.invite} />}
    >
      <TableToolbar search={text} searchLabel={m.search} onSearch={(wanted) => view.filter({ text: wanted })}>
        <ToolbarSelect
          label={m.role}
          any={m.anyRole}
          value={role}
          options={roles.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
          onChange={(wanted) => view.filter({ role: wanted })}
        />
        <ToolbarSelect
          label={m.state}
          any={m.anyState}
          value={state}
          options={userState.options.map((each) => ({ value: each, label: m.states[each] }))}
          onChange={(wanted) => view.filter({ state: wanted })}
        />
      </TableToolbar>
      <Loaded query={users} words={m.refusals}>
        {({ data, meta }) => (
          <StaffTable
            label={m.title}
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/config/users/${id}`}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={users.isPlaceholderData}
            empty={
              <EmptyState
                icon="people"
                title={m.noneFound}
                actions={<Button type="button" outlined label={m.clearFilters} onClick={view.clear} />}
              >
                {m.noneFoundHint}
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </StaffPage>
  );
}
