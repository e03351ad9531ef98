import type { InstantMs } from "@time-event/domain/time/instant";
import { encryptPush, type PushKeys } from "./encrypt-push.ts";
import type { SenderKey } from "./sender-key.ts";

/** A browser that takes messages, as it says itself. */
export interface PushSubscription extends PushKeys {
  /** Its address at the push service. */
  readonly endpoint: string;
}

export interface PushMessage {
  readonly text: string;
  /** A message that waits at the service is replaced by a later one of the same topic; base64url, 32 letters at most. */
  readonly topic: string;
}

/** `gone`: the browser takes no messages any more. `refused`: no further try can help. */
export type PushAnswer = "sent" | "gone" | "refused";

/** Later nobody waits at a crossing any more. */
const keptSeconds = 60 * 60;
const patienceMs = 10_000;

/**
 * Gives a message to the push service of a browser (RFC 8030).
 * @throws when a later try may help
 */
export async function sendPush(
  { endpoint, ...keys }: PushSubscription,
  { text, topic }: PushMessage,
  sender: SenderKey,
  now: InstantMs,
): Promise<PushAnswer> {
  const reply = await fetch(endpoint, {
    method: "POST",
    body: new Uint8Array(encryptPush(text, keys)),
    headers: {
      authorization: sender.authorization(endpoint, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(keptSeconds),
      urgency: "high",
      topic,
    },
    // nobody is sent on to another machine
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  await reply.body?.cancel();
  if (reply.ok) return "sent";
  if (reply.status === 404 || reply.status === 410) return "gone";
  if (reply.status === 429 || reply.status >= 500) throw new Error(`the push service answered ${reply.status}`);
  return "refused";
}
