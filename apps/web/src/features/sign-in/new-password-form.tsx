import { shortestPassword } from "@time-event/domain/access/new-password";
import { passwordReset } from "@time-event/contract/sign-in";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PostedForm } from "../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { PasswordField } from "./password-field.tsx";
import { signInMessages } from "./sign-in.messages.ts";

const nothing = { newPassword: "" };

interface NewPasswordFormProps {
  readonly resetKey: string;
  readonly onDone: (outcome: "set" | "invalid") => void;
}

export function NewPasswordForm({ resetKey, onDone }: NewPasswordFormProps) {
  const m = useMessages(signInMessages);
  const callApi = useCallApi();
  const form = useForm({
    draft: null,
    stored: nothing,
    // only the browser knows the key, and it may come after the first words are typed: it is no value of the form
    schema: { safeParse: (typed) => passwordReset.body.safeParse({ ...(typed as typeof nothing), key: resetKey }) },
    words: m.words,
    save: async (values) => {
      try {
        await callApi(passwordReset, { ...values, key: resetKey });
        onDone("set");
      } catch (caught) {
        if (!(caught instanceof CallFailed) || caught.code !== "reset_link_invalid") throw caught;
        onDone("invalid");
      }
      return values;
    },
  });
  const field = form.field("newPassword");
  const isShort = form.errors["newPassword"] === "too_small" || form.errors["newPassword"] === "required";
  const error = isShort ? m.newPasswordShort(shortestPassword - field.value.normalize("NFKC").length) : field.error;
  return (
    <PostedForm form={form} words={m.words}>
      <PasswordField
        label={m.newPassword}
        required
        autoComplete="new-password"
        hint={m.newPasswordHint}
        {...field}
        error={error}
      />
      <SubmitButton form={form} label={m.setPassword} busyLabel={m.setting} />
    </PostedForm>
  );
}
