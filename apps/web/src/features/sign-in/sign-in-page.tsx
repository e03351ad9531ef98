import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { session } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { readUserCookie } from "../../lib/session/user-cookie.ts";
import { AuthCard } from "./auth-card.tsx";
import { type AskedStep, CredentialsForm } from "./credentials-form.tsx";
import { returnPath } from "./return-path.ts";
import { SecondStep } from "./second-step.tsx";
import { signInMessages } from "./sign-in.messages.ts";

export const handle: PageHandle = { alive: () => true };

/** The sign-in form. A user who is signed in, also from another tab or earlier, goes on to the page they came from. */
export function Component() {
  const m = useMessages(signInMessages);
  const { user } = useSession();
  const [step, setStep] = useState<AskedStep | null>(null);
  useEffect(() => {
    // without its cookie, the staff area would send the user back here
    const isLetIn = user !== null && session.isSignedIn() && readUserCookie(document) !== null;
    if (isLetIn) location.replace(returnPath(location.search, location.origin));
  }, [user]);

  if (step !== null) {
    return (
      <AuthCard icon="lock" title={m.secondTitle} lead={m.secondLead}>
        <SecondStep {...step} onRestart={() => setStep(null)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      icon="lock"
      title={m.signInTitle}
      lead={m.signInLead}
      foot={
        <p>
          {m.forPlayers} <Link to="/register/event-list">{m.toEvents}</Link>
        </p>
      }
    >
      <noscript>
        <p className="auth__noscript">{m.needsScript}</p>
      </noscript>
      <CredentialsForm onSecondStep={setStep} />
    </AuthCard>
  );
}
