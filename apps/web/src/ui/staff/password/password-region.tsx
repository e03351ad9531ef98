import "./password-region.css";
import { type SubmitEvent, useState, useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { Button } from "../control/button.tsx";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { TextField } from "../field/text-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { passwordQuestion } from "./ask-password.ts";

/** The dialog that asks for the user's own password before a change that could let somebody else in. */
export function PasswordRegion() {
  const asked = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.get, passwordQuestion.get);
  if (!asked) return null;
  return <PasswordDialog failure={asked.failure} onAnswer={asked.answer} />;
}

interface PasswordDialogProps {
  readonly failure: CallFailed | undefined;
  readonly onAnswer: (password: string | undefined) => void;
}

function PasswordDialog({ failure, onAnswer }: PasswordDialogProps) {
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText();
  const [password, setPassword] = useState("");
  const [answered, setAnswered] = useState<CallFailed | "first" | null>(null);
  const busy = answered === (failure ?? "first");
  const error = busy || !failure ? undefined : failureText(failure).join(" ");

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password === "") return;
    setAnswered(failure ?? "first");
    onAnswer(password);
  };

  return (
    <StaffDialog open title={m.passwordAsked} onClose={() => onAnswer(undefined)} keepOnOutsideClick>
      <form className="password-ask" onSubmit={send} noValidate>
        <p>{m.passwordWhy}</p>
        <TextField
          label={m.passwordOwn}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          error={error}
          onChange={setPassword}
        />
        <div className="password-ask__actions">
          <Button type="button" text label={m.reject} onClick={() => onAnswer(undefined)} />
          <Button type="submit" label={m.goOn} loading={busy} disabled={password === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}
