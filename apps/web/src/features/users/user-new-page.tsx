import "./users.css";
import { type PasswordLink, userInvite } from "@time-event/contract/users";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { GrantsField } from "./grants-field.tsx";
import { PasswordLinkDialog } from "./password-link-dialog.tsx";
import { usersMessages } from "./users.messages.ts";

interface NewUser {
  readonly username: string;
  readonly displayName: { th: string; en: string };
  readonly email: string;
  readonly language: "th" | "en";
  readonly roles: { role: string; eventId: number | null }[];
}

const nobody: NewUser = { username: "", displayName: { th: "", en: "" }, email: "", language: "th", roles: [] };

export function Component() {
  const m = useMessages(usersMessages);
  const navigate = useNavigate();
  const [added, setAdded] = useState<PasswordLink & { readonly id: number }>();
  const invite = useStaffAction(userInvite);
  const form = useForm<NewUser>({
    draft: "invitation",
    stored: nobody,
    schema: userInvite.body,
    words: m.refusals,
    save: async (values) => {
      const { data } = await provingPassword((password) => invite.mutateAsync({ ...values, password }));
      setAdded(data);
      return values;
    },
  });
  return (
    <StaffPage title={m.invite} lead={m.inviteLead}>
      <FormFrame form={form} words={m.refusals} saveLabel={m.sendInvitation}>
        <Panel title={m.details}>
          <TextField
            label={m.username}
            hint={m.usernameHint}
            required
            maxLength={60}
            lang="en"
            {...form.field("username")}
          />
          <DetailFields form={form} />
        </Panel>
        <Panel title={m.roles} hint={m.rolesLead}>
          <GrantsField grants={form.values.roles} errorAt={form.errorAt} onChange={(roles) => form.change({ roles })} />
        </Panel>
      </FormFrame>
      {added && <PasswordLinkDialog link={added} onClose={() => void navigate(`/config/users/${added.id}`)} />}
    </StaffPage>
  );
}
