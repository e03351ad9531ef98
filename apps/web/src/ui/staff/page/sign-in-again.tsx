import { useLocation } from "react-router";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ActionLink } from "../control/action-link.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

const words: ReadonlySet<string> = new Set(["not_signed_in", "token_expired", "token_invalid", "sign_in_ended"]);

/** Did a call fail because the sign-in has ended? To try again would not help; what was typed stays in this tab. */
export const needsSignIn = ({ code }: Pick<CallFailed, "code">) => words.has(code);

/** The way to sign in and back to this page, in the place where a call failed. */
export function SignInAgain() {
  const m = useMessages(staffUiMessages);
  const { pathname, search, hash } = useLocation();
  const here = encodeURIComponent(pathname + search + hash);
  return <ActionLink size="small" icon="pi pi-sign-in" to={`/auth?next=${here}`} label={m.toSignIn} />;
}
