import { useMessages } from "../../lib/i18n/language.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { Button } from "../../ui/button/button.tsx";
import { signInMessages } from "./sign-in.messages.ts";
import type { Failure } from "./use-submit.ts";

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly failure: Failure | null;
}

/**
 * Disabled until the page's script runs: without the script, the browser would put the typed text into the address.
 * After too many attempts it stays disabled while the server refuses attempts, and shows for how long.
 */
export function SubmitButton({ label, busyLabel, busy, failure }: SubmitButtonProps) {
  const m = useMessages(signInMessages);
  const isAlive = useHydrated();
  const now = useNow(1000);
  const waitS = now === null || !failure ? 0 : Math.ceil((failure.waitUntil - now) / 1000);
  const wait = waitS < 60 ? m.seconds(waitS) : m.minutes(Math.ceil(waitS / 60));
  return (
    <Button type="submit" className="auth__submit" disabled={!isAlive || busy || waitS > 0} aria-busy={busy}>
      {busy ? busyLabel : waitS > 0 ? m.signInIn(wait) : label}
    </Button>
  );
}
