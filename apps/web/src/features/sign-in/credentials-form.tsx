import type { BodyOf } from "@time-event/contract/endpoint";
import { token } from "@time-event/contract/sign-in";
import { Link } from "react-router";
import { CallFailed, type SecondFactorAsked } from "../../lib/api/call-failed.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { signIn } from "../../lib/session/session.ts";
import { PostedForm } from "../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { PasswordField } from "./password-field.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { userNameInput } from "./user-name-input.ts";

const nothing = { username: "", password: "" };

interface CredentialsFormProps {
  /** The password is right, and a second step is needed. */
  readonly onSecondStep: (step: AskedStep) => void;
}

/** The second step of these credentials. */
export interface AskedStep {
  readonly credentials: BodyOf<typeof token>;
  readonly asked: SecondFactorAsked;
}

export function CredentialsForm({ onSecondStep }: CredentialsFormProps) {
  const m = useMessages(signInMessages);
  const form = useForm({
    draft: null,
    stored: nothing,
    schema: token.body,
    words: m.words,
    save: async (values) => {
      try {
        await signIn(values);
      } catch (error) {
        if (!(error instanceof CallFailed) || !error.secondFactor) throw error;
        onSecondStep({ credentials: values, asked: error.secondFactor });
      }
      // the page is left now: the form stays busy until then
      return new Promise<never>(() => {});
    },
  });
  return (
    <PostedForm form={form} words={m.words}>
      <TextField label={m.username} required input={userNameInput} {...form.field("username")} />
      <PasswordField label={m.password} required autoComplete="current-password" {...form.field("password")} />
      <SubmitButton form={form} label={m.signIn} busyLabel={m.signingIn} />
      <div className="auth__links">
        <Link to="/auth/forgotten-password">{m.forgotten}</Link>
      </div>
    </PostedForm>
  );
}
