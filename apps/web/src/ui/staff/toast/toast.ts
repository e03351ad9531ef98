import { toasts, type Toast } from "../../toast/toasts.ts";

/** Time enough to see that it was the wrong one. */
const actionLifeMs = 10_000;

/**
 * Shows a short message, from anywhere in the staff area. One with an action stays longer, until the next one comes.
 * @example toast({ severity: "success", summary: m.saved })
 */
export function toast(message: Toast): void {
  const { action } = message;
  if (!action) return toasts.add(message);
  for (const { id, action: earlier } of toasts.get()) if (earlier) toasts.close(id);
  toasts.add({ ...message, sticky: true });
  const id = toasts.get().at(-1)!.id;
  setTimeout(() => toasts.close(id), actionLifeMs);
}
