import { userRolesSave, type UserDetails } from "@time-event/contract/users";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { GrantsField } from "./grants-field.tsx";
import { RoleChips } from "./role-chips.tsx";
import { useRoleNames } from "./use-role-names.ts";
import { UserFrame } from "./user-frame.tsx";
import { usersMessages } from "./users.messages.ts";

export function Component() {
  const m = useMessages(usersMessages);
  return (
    <UserFrame>
      {(opened) =>
        opened.user.isYou ? (
          <Panel title={m.roles} hint={m.ownRights}>
            <RoleChips roles={opened.user.roles} />
          </Panel>
        ) : (
          <RolesForm key={opened.user.id} {...opened} />
        )
      }
    </UserFrame>
  );
}

interface RolesFormProps {
  readonly user: UserDetails;
  readonly reload: () => Promise<UserDetails>;
}

function RolesForm({ user, reload }: RolesFormProps) {
  const m = useMessages(usersMessages);
  const nameOf = useRoleNames();
  const stored = useMemo(() => valuesOf(user), [user]);
  const save = useStaffAction(userRolesSave);
  const form = useForm({
    draft: "roles",
    stored,
    schema: userRolesSave.body,
    words: m.refusals,
    save: async (values) => {
      const { data } = await provingPassword((password) => save.mutateAsync({ ...values, password }));
      return { ...values, ...data };
    },
  });
  const conflict = {
    reload: async () => valuesOf(await reload()),
    labels: { roles: m.roles },
    show: (_key: string, value: unknown) =>
      (value as typeof stored.roles)
        .map(({ role, eventId }) => (eventId === null ? nameOf(role) : `${nameOf(role)} (${eventId})`))
        .join("\n"),
  };
  return (
    <FormFrame form={form} words={m.refusals} conflict={conflict}>
      <Panel title={m.roles} hint={m.rolesLead}>
        <GrantsField grants={form.values.roles} errorAt={form.errorAt} onChange={(roles) => form.change({ roles })} />
      </Panel>
    </FormFrame>
  );
}

function valuesOf({ id, revision, roles }: UserDetails) {
  return { id, revision, roles: roles.map(({ role, eventId }) => ({ role, eventId })) };
}
