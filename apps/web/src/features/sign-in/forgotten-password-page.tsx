import { forgottenPassword } from "@time-event/contract/sign-in";
import { useState } from "react";
import { Link } from "react-router";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { PostedForm } from "../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { AuthCard } from "./auth-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { userNameInput } from "./user-name-input.ts";

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

const nothing = { usernameOrEmail: "" };

function LinkForm({ onSent }: { readonly onSent: (usernameOrEmail: string) => void }) {
  const m = useMessages(signInMessages);
  const callApi = useCallApi();
  const form = useForm({
    draft: null,
    stored: nothing,
    schema: forgottenPassword.body,
    words: m.words,
    save: async (values) => {
      await callApi(forgottenPassword, values);
      return values;
    },
  });
  return (
    <PostedForm form={form} words={m.words} onSaved={({ usernameOrEmail }) => onSent(usernameOrEmail.trim())}>
      <TextField label={m.usernameOrEmail} required input={userNameInput} {...form.field("usernameOrEmail")} />
      <SubmitButton form={form} label={m.sendLink} busyLabel={m.sending} />
      <div className="auth__links">
        <Link to="/auth">{m.backToSignIn}</Link>
      </div>
    </PostedForm>
  );
}
