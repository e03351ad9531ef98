import { emailUndo } from "@time-event/contract/sign-in";
import { useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PostedForm } from "../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PasswordSetCard } from "./password-set-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { useLinkKey } from "./use-link-key.ts";

export const handle: PageHandle = { alive: () => true };

interface Undone {
  readonly username: string;
  readonly email: string;
  readonly resetKey: string;
}

/** Mailed to an address that an account had before. It asks first: programs that read mails open their links. */
export function Component() {
  const m = useMessages(signInMessages);
  const callApi = useCallApi();
  const key = useLinkKey();
  const [outcome, setOutcome] = useState<Undone | "invalid" | "set" | null>(null);
  const form = useForm({
    draft: null,
    stored: {},
    words: m.words,
    save: async (values) => {
      try {
        setOutcome((await callApi(emailUndo, { key: key ?? "" })).data);
      } catch (error) {
        if (!(error instanceof CallFailed) || error.code !== "undo_link_invalid") throw error;
        setOutcome("invalid");
      }
      return values;
    },
  });

  if (outcome === "set") return <PasswordSetCard />;
  if (outcome === "invalid" || key === "") {
    return (
      <AuthCard icon="warning" title={m.undoInvalidTitle} lead={m.undoInvalidText}>
        <LinkButton to="/auth">{m.backToSignIn}</LinkButton>
      </AuthCard>
    );
  }
  if (outcome !== null) {
    return (
      <AuthCard icon="check" title={m.undoneTitle} lead={m.undoneText(outcome.username, outcome.email)}>
        <NewPasswordForm resetKey={outcome.resetKey} onDone={setOutcome} />
      </AuthCard>
    );
  }
  return (
    <AuthCard icon="mail" title={m.undoTitle} lead={m.undoLead}>
      <PostedForm form={form} words={m.words}>
        <SubmitButton form={form} label={m.undo} busyLabel={m.undoing} />
      </PostedForm>
    </AuthCard>
  );
}
