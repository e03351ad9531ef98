import type { CallApi } from "@time-event/contract/call";
import { webPlayerGetFollow, webPlayerGetFollowKey } from "@time-event/contract/following";
import type { Language } from "../../lib/i18n/language.ts";
import { registerWorker } from "../../lib/page/service-workers.ts";

/** Why a device cannot be told: it never can, not from this page, or its owner does not want it. */
export type Unable = "unable" | "onHomeScreen" | "denied" | "failed";

interface Wanted {
  readonly event: string;
  readonly bibs: readonly string[];
  readonly language: Language;
}

/**
 * Lets this device be told of these runners; nobody: no more of this event. Null: it is done.
 * Call it in answer to a tap, because the browser asks its owner.
 */
export async function tellThisDevice(callApi: CallApi, { event, bibs, language }: Wanted): Promise<Unable | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return isApplePhone() ? "onHomeScreen" : "unable";
  }
  if (bibs.length > 0 && (await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const registration = await activeWorker();
    const kept = await registration.pushManager.getSubscription();
    if (bibs.length === 0 && !kept) return null;
    const subscription = kept ?? (await subscribe(registration, (await callApi(webPlayerGetFollowKey, {})).data.key));
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    const sent = { event, bibs: [...bibs], language, subscription: { endpoint: endpoint ?? "", p256dh, auth } };
    const { data } = await callApi(webPlayerGetFollow, sent);
    return bibs.length > 0 && data.bibs.length === 0 ? "unable" : null;
  } catch {
    return "failed";
  }
}

/** A new iPad says that it is a Mac; no Mac is touched. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Messages need a worker that runs; `ready` would wait for one of this page, which has none. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker("follow");
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  await new Promise<void>((activated) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && activated());
  });
  return registration;
}
