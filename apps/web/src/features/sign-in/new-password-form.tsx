import { passwordReset } from "@time-event/contract/sign-in";
import { type SubmitEvent, useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { FailureNote } from "./failure-note.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { SubmitButton } from "./submit-button.tsx";
import { textOf } from "./text-of.ts";
import { useSubmit } from "./use-submit.ts";

const shortest = 10;
const longest = 200;

interface NewPasswordFormProps {
  readonly resetKey: string;
  readonly onDone: (outcome: "set" | "invalid") => void;
}

export function NewPasswordForm({ resetKey, onDone }: NewPasswordFormProps) {
  const m = useMessages(signInMessages);
  const callApi = useCallApi();
  const [error, setError] = useState<string | undefined>();
  const { busy, failure, submit } = useSubmit(async (newPassword: string) => {
    try {
      await callApi(passwordReset, { key: resetKey, newPassword });
      onDone("set");
    } catch (caught) {
      if (!(caught instanceof CallFailed) || caught.code !== "reset_link_invalid") throw caught;
      onDone("invalid");
    }
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textOf(event.currentTarget, "password");
    const fault =
      password.length < shortest
        ? m.newPasswordShort(shortest - password.length)
        : password.length > longest
          ? m.newPasswordLong
          : undefined;
    setError(fault);
    if (fault === undefined) return void submit(password);
    event.currentTarget.querySelector("input")?.focus();
  };

  return (
    <form method="post" className="auth__form" noValidate onSubmit={send}>
      <FailureNote failure={failure} />
      <PasswordField
        id="password"
        label={m.newPassword}
        autoComplete="new-password"
        hint={m.newPasswordHint}
        error={error}
        onInput={() => setError(undefined)}
      />
      <SubmitButton label={m.setPassword} busyLabel={m.setting} busy={busy} failure={failure} />
    </form>
  );
}
