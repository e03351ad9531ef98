import "./roles.css";
import { roleList, type Role, type RoleList, rolePermissionsSave } from "@time-event/contract/roles";
import { useMemo, useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { rolesMessages } from "./roles.messages.ts";

export function Component() {
  const m = useMessages(rolesMessages);
  const [edited, setEdited] = useState<Role | "new">();
  const query = useStaffQuery(roleList, {});
  useReopened("role", query.data?.data.roles, ({ code }) => code, setEdited);
  return (
    <StaffPage
      title={m.title}
      lead={m.lead}
      actions={<Button type="button" icon="pi pi-plus" label={m.addRole} onClick={() => setEdited("new")} />}
    >
      <Loaded query={query} words={m.refusals}>
        {({ data }) => (
          <MatrixForm
            list={data}
            reload={async () => (await query.refetch()).data!.data}
            onRename={(role) => setEdited(role)}
          />
        )}
      </Loaded>
      {edited && <RoleDialog role={edited === "new" ? null : edited} onClose={() => setEdited(undefined)} />}
    </StaffPage>
  );
}

interface MatrixFormProps {
  readonly list: RoleList;
  readonly reload: () => Promise<RoleList>;
  readonly onRename: (role: Role) => void;
}

function MatrixForm({ list, reload, onRename }: MatrixFormProps) {
  const m = useMessages(rolesMessages);
  const stored = useMemo(() => valuesOf(list), [list]);
  const save = useStaffAction(rolePermissionsSave);
  const form = useForm({
    draft: "permissions",
    stored,
    words: m.refusals,
    save: async (values) => {
      const roles = values.roles.filter((role) => !isStored(role, stored.roles));
      if (roles.length > 0) await provingPassword((password) => save.mutateAsync({ roles, password }));
      return valuesOf(await reload());
    },
  });
  return (
    <FormFrame
      form={form}
      words={m.refusals}
      conflict={{ reload: async () => valuesOf(await reload()), labels: { roles: m.matrix } }}
    >
      <PermissionMatrix
        list={list}
        stored={form.stored.roles}
        roles={form.values.roles}
        onChange={(roles) => form.change({ roles })}
        onRename={onRename}
      />
    </FormFrame>
  );
}

type Permissions = ReturnType<typeof valuesOf>["roles"];

function valuesOf({ roles }: RoleList) {
  return { roles: roles.map(({ code, revision, permissions }) => ({ code, revision, permissions })) };
}

function isStored({ code, permissions }: Permissions[number], stored: Permissions): boolean {
  const before = stored.find((role) => role.code === code)?.permissions ?? [];
  return before.length === permissions.length && before.every((permission) => permissions.includes(permission));
}
