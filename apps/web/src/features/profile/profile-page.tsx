import { profileSave } from "@time-event/contract/profile";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { languageHref } from "../../lib/i18n/language-link.ts";
import { languageNames } from "../../lib/i18n/language-names.ts";
import { languages, useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { reloadMenu } from "../../lib/session/session.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { type OwnProfile, ProfileFrame } from "./profile-frame.tsx";
import { profileMessages } from "./profile.messages.ts";
import { RightsSummary } from "./rights-summary.tsx";

export function Component() {
  return (
    <ProfileFrame>
      {(opened) => (
        <>
          <DetailsForm {...opened} />
          <RightsSummary rights={opened.profile} />
          <OwnMenu />
        </>
      )}
    </ProfileFrame>
  );
}

interface DetailsFormProps {
  readonly profile: OwnProfile;
  readonly reload: () => Promise<OwnProfile>;
}

function DetailsForm({ profile, reload }: DetailsFormProps) {
  const m = useMessages(profileMessages);
  const shown = useLanguage();
  const { pathname, search } = useLocation();
  const stored = useMemo(() => valuesOf(profile), [profile]);
  const save = useStaffAction(profileSave);
  const form = useForm({
    draft: "details",
    stored,
    schema: profileSave.body,
    words: m.refusals,
    save: async (values) => {
      const { data } = await provingPassword((password) => save.mutateAsync({ ...values, password }));
      return { ...values, ...data };
    },
  });
  const language = form.field("language");
  const labels = { displayName: m.displayName, email: m.email, language: m.language };
  const conflict = { reload: async () => valuesOf(await reload()), labels };

  /** A document has one language: a change loads the page anew, with the menu. */
  async function showLanguage(): Promise<void> {
    const chosen = form.values.language;
    if (chosen === shown) return;
    await reloadMenu(chosen);
    location.assign(languageHref(pathname, search, chosen));
  }

  return (
    <FormFrame form={form} words={m.refusals} conflict={conflict} onSaved={() => void showLanguage()}>
      <Panel title={m.details}>
        <BothLanguagesField label={m.displayName} required maxLength={120} {...form.field("displayName")} />
        <div className="form-grid">
          <TextField label={m.email} type="email" hint={m.emailHint} maxLength={254} {...form.field("email")} />
          <SelectField
            {...language}
            label={m.language}
            hint={m.languageHint}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(value) => language.onChange(value ?? form.values.language)}
          />
        </div>
      </Panel>
    </FormFrame>
  );
}

function OwnMenu() {
  const m = useMessages(profileMessages);
  const language = useLanguage();
  return (
    <Panel
      title={m.menuTitle}
      hint={m.menuHint}
      actions={
        <Button
          type="button"
          outlined
          icon="pi pi-refresh"
          label={m.reloadMenu}
          onClick={() => void reloadMenu(language).then(() => toast({ severity: "success", summary: m.menuReloaded }))}
        />
      }
    >
      {null}
    </Panel>
  );
}

function valuesOf({ displayName, language, account }: OwnProfile) {
  return { revision: account.revision, displayName, email: account.email ?? "", language };
}
