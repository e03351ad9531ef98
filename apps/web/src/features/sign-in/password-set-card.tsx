import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";

/** The new password is set: the way to sign in with it. */
export function PasswordSetCard() {
  const m = useMessages(signInMessages);
  return (
    <AuthCard icon="check" title={m.resetDoneTitle} lead={m.resetDoneText}>
      <LinkButton to="/auth">{m.signIn}</LinkButton>
    </AuthCard>
  );
}
