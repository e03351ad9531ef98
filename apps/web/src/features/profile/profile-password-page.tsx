import { passwordChange } from "@time-event/contract/profile";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { CheckboxField } from "../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { passwordStrength } from "./password-strength.ts";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileMessages } from "./profile.messages.ts";

const empty = { oldPassword: "", newPassword: "", endOthers: true };

export function Component() {
  return <ProfileFrame>{({ profile }) => <PasswordForm username={profile.username} />}</ProfileFrame>;
}

function PasswordForm({ username }: { readonly username: string }) {
  const m = useMessages(profileMessages);
  const change = useStaffAction(passwordChange);
  const form = useForm({
    draft: null,
    stored: empty,
    schema: passwordChange.body,
    words: m.refusals,
    save: async (values) => {
      await change.mutateAsync(values);
      return empty;
    },
  });
  return (
    <FormFrame form={form} words={m.refusals} saveLabel={m.changePassword}>
      <Panel title={m.password}>
        <div className="password-form">
          {/* tells a password manager which account the password belongs to */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <TextField
            label={m.oldPassword}
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
            {...form.field("oldPassword")}
          />
          <TextField
            label={m.newPassword}
            type="password"
            autoComplete="new-password"
            hint={m.newPasswordHint}
            required
            maxLength={200}
            {...form.field("newPassword")}
          />
          {form.values.newPassword !== "" && <StrengthBar password={form.values.newPassword} />}
          <CheckboxField label={m.endOthers} hint={m.endOthersHint} {...form.field("endOthers")} />
        </div>
      </Panel>
    </FormFrame>
  );
}

function StrengthBar({ password }: { readonly password: string }) {
  const m = useMessages(profileMessages);
  const strength = passwordStrength(password);
  return (
    <div className="strength" data-strength={strength} role="status">
      <span className="strength__bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span>
        {m.strength}: {m.strengths[strength]}
      </span>
    </div>
  );
}
