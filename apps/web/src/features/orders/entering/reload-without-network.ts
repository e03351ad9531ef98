import { registerWorker } from "../../../lib/page/service-workers.ts";

/**
 * Lets the entry of an event be loaded again without a network: it then says that nothing is lost, and goes on by itself. Nothing
 * happens where the browser has no service workers, or without TLS.
 */
export async function reloadWithoutNetwork(event: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // the browser's settings may forbid it
  await registerWorker("entry", `/register/events/${event}/enter`).catch(() => {});
}
