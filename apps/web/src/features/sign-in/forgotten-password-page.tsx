import { forgottenPassword } from "@time-event/contract/sign-in";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { AuthCard } from "./auth-card.tsx";
import { FailureNote } from "./failure-note.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { SubmitButton } from "./submit-button.tsx";
import { textOf } from "./text-of.ts";
import { useSubmit } from "./use-submit.ts";

export const handle: PageHandle = { alive: () => true };

/** Asks for a mail with a link. The answer is the same whether the account exists or not. */
export function Component() {
  const m = useMessages(signInMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AuthCard icon="mail" title={m.forgottenTitle} lead={m.forgottenLead}>
        <LinkForm onSent={setSentTo} />
      </AuthCard>
    );
  }
  return (
    <AuthCard icon="mail" title={m.sentTitle} lead={m.sentText(sentTo)}>
      <div className="auth__actions">
        <LinkButton to="/auth">{m.backToSignIn}</LinkButton>
        <Button look="quiet" onClick={() => setSentTo(null)}>
          {m.askAgain}
        </Button>
      </div>
    </AuthCard>
  );
}

function LinkForm({ onSent }: { readonly onSent: (usernameOrEmail: string) => void }) {
  const m = useMessages(signInMessages);
  const callApi = useCallApi();
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, submit } = useSubmit(async (usernameOrEmail: string) => {
    await callApi(forgottenPassword, { usernameOrEmail });
    onSent(usernameOrEmail);
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const usernameOrEmail = textOf(event.currentTarget, "username").trim();
    setMissing(usernameOrEmail === "");
    if (usernameOrEmail !== "") return void submit(usernameOrEmail);
    event.currentTarget.querySelector("input")?.focus();
  };

  return (
    <form method="post" className="auth__form" noValidate onSubmit={send}>
      <FailureNote failure={failure} />
      <Field id="username" label={m.usernameOrEmail} {...(isMissing && { error: m.usernameOrEmailMissing })}>
        <input
          id="username"
          name="username"
          className="input"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? "username-note" : undefined}
          onInput={() => setMissing(false)}
        />
      </Field>
      <SubmitButton label={m.sendLink} busyLabel={m.sending} busy={busy} failure={failure} />
      <div className="auth__links">
        <Link to="/auth">{m.backToSignIn}</Link>
      </div>
    </form>
  );
}
