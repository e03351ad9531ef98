import { setTimeout as sleep } from "node:timers/promises";
import type { BodyOf, Endpoint } from "@time-event/contract/endpoint";
import { withKey } from "../../testing/given-key.ts";

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

interface Submit<E extends Endpoint> {
  readonly endpoint: E;
  readonly body: BodyOf<E>;
  readonly key?: string | undefined;
  /** The same id again is the same submit; a function: each time what it says. */
  readonly id: string | (() => string);
}

/** Sends a submit once. @returns undefined: no answer came, or the server was too busy */
export async function sendOnce<E extends Endpoint>(
  url: string,
  { endpoint, body, key, id }: Submit<E>,
): Promise<RawAnswer | undefined> {
  const headers = { "content-type": "application/json", ...withKey(key, typeof id === "string" ? id : id()) };
  try {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/web/${endpoint.name}`, init);
    const text = await response.text();
    // an overloaded Node.js ends what waits too long by an empty 408, which is none of our answers
    return response.status < 500 && text !== "" ? { status: response.status, body: text } : undefined;
  } catch {
    // the connection was cut: whether the server has done it, nobody knows
    return undefined;
  }
}

/** Sends a submit until it is answered; each pause is longer than the one before. */
export async function sendUntilAnswered<E extends Endpoint>(url: string, submit: Submit<E>): Promise<RawAnswer> {
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 1.5, 1_000)) {
    const answer = await sendOnce(url, submit);
    if (answer) return answer;
    await sleep(pauseMs);
  }
}
