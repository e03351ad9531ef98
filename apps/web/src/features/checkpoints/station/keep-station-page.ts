import { registerWorker } from "../../../lib/page/service-workers.ts";

/**
 * Keeps this page and its files on the device: from its second opening on it needs no network. Without TLS, or where the
 * browser has no service workers, what was entered stays kept, but the page needs the network to open.
 */
export async function keepStationPage(path: string): Promise<void> {
  linkManifest(`${path}.webmanifest`);
  if (!("serviceWorker" in navigator)) return;
  try {
    await registerWorker("station", path);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")!.getAttribute("src");
    active?.postMessage({ keep: [...new Set(own.map(({ pathname }) => pathname))], entry });
  } catch {
    // the browser's settings forbid it
  }
}

/** By it, a phone offers to install the page. */
function linkManifest(href: string): void {
  if (document.querySelector("link[rel=manifest]")) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = href;
  document.head.append(link);
}
