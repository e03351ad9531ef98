import { useState, useSyncExternalStore } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { linkKey } from "./link-key.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { signInMessages } from "./sign-in.messages.ts";

export const handle: PageHandle = { alive: () => true };

/** The mailed link opens this page. Its key is in the fragment, which the browser never sends to a server. */
export function Component() {
  const m = useMessages(signInMessages);
  const key = useSyncExternalStore(linkKey.subscribe, linkKey.get, () => null);
  const [outcome, setOutcome] = useState<"set" | "invalid" | null>(null);

  if (outcome === "set") {
    return (
      <AuthCard icon="check" title={m.resetDoneTitle} lead={m.resetDoneText}>
        <LinkButton to="/auth">{m.signIn}</LinkButton>
      </AuthCard>
    );
  }
  if (outcome === "invalid" || key === "") {
    return (
      <AuthCard icon="warning" title={m.linkInvalidTitle} lead={m.linkInvalidText}>
        <LinkButton to="/auth/forgotten-password">{m.newLink}</LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard icon="lock" title={m.resetTitle} lead={m.resetLead}>
      <NewPasswordForm resetKey={key ?? ""} onDone={setOutcome} />
    </AuthCard>
  );
}
