import { toasts, type Toast } from "../../toast/toasts.ts";

/**
 * Shows a short message, from anywhere in the staff area.
 * @example toast({ severity: "success", summary: m.saved })
 */
export function toast(message: Toast): void {
  toasts.add(message);
}
