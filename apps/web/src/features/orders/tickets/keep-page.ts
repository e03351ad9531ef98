import { registerWorker } from "../../../lib/page/service-workers.ts";

/** A page with tickets: my registration, and the page of one member. */
export type TicketPage = "registration" | "member";

/**
 * Keeps this page and its files on the device, so that its tickets open without a network. Nothing happens where the
 * browser has no service workers, or without TLS; then the saved picture of a ticket remains.
 */
export async function keepPage(page: TicketPage): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await registerWorker(page);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin }) => origin === location.origin);
    active?.postMessage({ keep: [...new Set(own.map(({ pathname }) => pathname))] });
  } catch {
    // the browser's settings forbid it
  }
}
