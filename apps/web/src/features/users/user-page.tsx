import { userSave, type UserDetails } from "@time-event/contract/users";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { UserFrame } from "./user-frame.tsx";
import { usersMessages } from "./users.messages.ts";

export function Component() {
  return <UserFrame>{(opened) => <DetailsForm key={opened.user.id} {...opened} />}</UserFrame>;
}

interface DetailsFormProps {
  readonly user: UserDetails;
  readonly reload: () => Promise<UserDetails>;
}

function DetailsForm({ user, reload }: DetailsFormProps) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const stored = useMemo(() => valuesOf(user), [user]);
  const save = useStaffAction(userSave);
  const form = useForm({
    draft: "details",
    stored,
    schema: userSave.body,
    words: m.refusals,
    save: async (values) => {
      const { data } = await provingPassword((password) => save.mutateAsync({ ...values, password }));
      return { ...values, ...data };
    },
  });
  const labels = { displayName: m.displayName, email: m.email, language: m.language };
  return (
    <FormFrame
      undoable
      form={form}
      words={m.refusals}
      conflict={{ reload: async () => valuesOf(await reload()), labels }}
    >
      <Panel
        title={m.details}
        hint={user.changedBy && m.changedBy(user.changedBy, format.instant(user.changedAt, localZone()))}
      >
        <DetailFields form={form} disabled={user.isBeyondYou} />
      </Panel>
    </FormFrame>
  );
}

function valuesOf({ id, revision, displayName, email, language }: UserDetails) {
  return { id, revision, displayName, email: email ?? "", language };
}
