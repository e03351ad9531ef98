import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";

/** Shown when a sign-in fails and the user cannot fix it; another sign-in service may lead here. */
export function Component() {
  const m = useMessages(signInMessages);
  return (
    <AuthCard icon="warning" title={m.errorTitle} lead={m.errorText}>
      <div className="auth__actions">
        <LinkButton to="/auth">{m.tryAgain}</LinkButton>
        <LinkButton to="/register/event-list" look="quiet">
          {m.toEvents}
        </LinkButton>
      </div>
    </AuthCard>
  );
}
