import { registerWorker } from "../../../lib/page/service-workers.ts";

/**
 * Keeps this page and its files on the device, so that its tickets open without a network. Nothing happens where the
 * browser has no service workers, or without TLS; then the saved picture of a ticket remains.
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await registerWorker("ticket");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin }) => origin === location.origin);
    active?.postMessage({ keep: [...new Set(own.map(({ pathname }) => pathname))] });
  } catch {
    // the browser's settings forbid it
  }
}
