import { useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PasswordSetCard } from "./password-set-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import { useInvited, useLinkKey } from "./use-link-key.ts";

export const handle: PageHandle = { alive: () => true };

/** The mailed link opens this page. Its key is in the fragment, which the browser never sends to a server. */
export function Component() {
  const m = useMessages(signInMessages);
  const key = useLinkKey();
  const invited = useInvited();
  const [outcome, setOutcome] = useState<"set" | "invalid" | null>(null);

  if (outcome === "set") return <PasswordSetCard />;
  if (outcome === "invalid" || key === "") {
    return (
      <AuthCard icon="warning" title={m.linkInvalidTitle} lead={m.linkInvalidText}>
        <LinkButton to="/auth/forgotten-password">{m.newLink}</LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      icon="lock"
      title={invited === null ? m.resetTitle : m.welcomeTitle}
      lead={invited === null ? m.resetLead : m.welcomeLead(invited)}
    >
      <NewPasswordForm resetKey={key ?? ""} onDone={setOutcome} />
    </AuthCard>
  );
}
