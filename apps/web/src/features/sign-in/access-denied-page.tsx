import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { signOut } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { signInMessages } from "./sign-in.messages.ts";

export const handle: PageHandle = { alive: () => true };

/** For users who open a page that they have no right to see. */
export function Component() {
  const m = useMessages(signInMessages);
  const format = useFormat();
  const { user } = useSession();
  const who = user === null ? "" : format.text(user.displayName) || user.username;
  return (
    <AuthCard icon="lock" title={m.deniedTitle} lead={m.deniedText(who)}>
      <div className="auth__actions">
        {user === null ? (
          <LinkButton to="/auth">{m.signIn}</LinkButton>
        ) : (
          <>
            <LinkButton to="/">{m.toWork}</LinkButton>
            <Button look="quiet" onClick={() => void signOut()}>
              {m.otherUser}
            </Button>
          </>
        )}
      </div>
    </AuthCard>
  );
}
