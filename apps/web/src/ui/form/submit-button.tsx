import { useMessages } from "../../lib/i18n/language.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { Button } from "../button/button.tsx";
import type { Form } from "./use-form.ts";
import { waitWords } from "./words.messages.ts";

interface SubmitButtonProps {
  readonly form: Pick<Form<object>, "busy" | "waitUntil">;
  readonly label: string;
  readonly busyLabel: string;
}

/**
 * Disabled until the page's script runs: without the script, the browser would load the page anew and lose what was typed.
 * After too many attempts it stays disabled while the server refuses attempts, and shows for how long.
 */
export function SubmitButton({ form: { busy, waitUntil }, label, busyLabel }: SubmitButtonProps) {
  const m = useMessages(waitWords);
  const isAlive = useHydrated();
  const now = useNow(1000);
  const waitS = now === null ? 0 : Math.max(0, Math.ceil((waitUntil - now) / 1000));
  const wait = waitS < 60 ? m.seconds(waitS) : m.minutes(Math.ceil(waitS / 60));
  return (
    <Button type="submit" disabled={!isAlive || busy || waitS > 0} aria-busy={busy}>
      {busy ? busyLabel : waitS > 0 ? m.tryAgainIn(wait) : label}
    </Button>
  );
}
