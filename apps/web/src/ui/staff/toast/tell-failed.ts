import { toast } from "./toast.ts";

/** Why a press failed, and the button to which it is said. */
interface Failed {
  readonly sentences: readonly string[];
  readonly button: Element;
}

const remembered = 4;
let pressed: readonly Element[] = [];
let shown: Failed | null = null;
const listeners = new Set<() => void>();

function show(next: Failed | null): void {
  shown = next;
  for (const tell of listeners) tell();
}

/**
 * Says why a press failed, beside the button that was pressed: for what has no form, whose foot would say it. Where a question
 * was answered in between, that is the button which asked it.
 * @example tellFailed(failureText(failure))
 */
export function tellFailed(sentences: readonly string[]): void {
  const button = pressed.find((each) => each.isConnected && each.getClientRects().length > 0);
  if (button) show({ sentences, button });
  // the screen went on without the button: what failed is said where it cannot be missed
  else toast({ severity: "error", summary: sentences.join(" "), sticky: true });
}

/** A store for `useSyncExternalStore`. */
export const failed = {
  get: () => shown,
  close: () => show(null),
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/** Keeps in mind which buttons were pressed last, the newest first. */
export function rememberPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("button, a, label, [role=menuitem]") : null;
  if (button) pressed = [button, ...pressed.filter((each) => each !== button)].slice(0, remembered);
}
