import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { signIn } from "../../lib/session/session.ts";
import { Field } from "../../ui/field/field.tsx";
import { FailureNote } from "./failure-note.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./use-submit.ts";
import { textOf } from "./text-of.ts";

const fields = ["username", "password"] as const;

export function CredentialsForm() {
  const m = useMessages(signInMessages);
  const { busy, failure, submit } = useSubmit(signIn);
  const [missing, setMissing] = useState<readonly (typeof fields)[number][]>([]);
  const fill = (field: (typeof fields)[number]) => setMissing(missing.filter((each) => each !== field));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = fields.filter((field) => textOf(form, field) === "");
    setMissing(empty);
    if (empty[0]) return form.querySelector<HTMLInputElement>(`#${empty[0]}`)?.focus();
    void submit({ username: textOf(form, "username"), password: textOf(form, "password") });
  };

  return (
    <form method="post" className="auth__form" noValidate onSubmit={send}>
      <FailureNote failure={failure} />
      <Field id="username" label={m.username} {...(missing.includes("username") && { error: m.usernameMissing })}>
        <input
          id="username"
          name="username"
          className="input"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          required
          aria-invalid={missing.includes("username")}
          aria-describedby={missing.includes("username") ? "username-note" : undefined}
          onInput={() => fill("username")}
        />
      </Field>
      <PasswordField
        id="password"
        label={m.password}
        autoComplete="current-password"
        error={missing.includes("password") ? m.passwordMissing : undefined}
        onInput={() => fill("password")}
      />
      <SubmitButton label={m.signIn} busyLabel={m.signingIn} busy={busy} failure={failure} />
      <div className="auth__links">
        <Link to="/auth/forgotten-password">{m.forgotten}</Link>
      </div>
    </form>
  );
}
