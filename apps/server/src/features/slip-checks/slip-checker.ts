import type { FoundPayment } from "@time-event/domain/payments/slip-check";

/** A service that knows payments by the text of a slip's code. */
export interface SlipChecker {
  readonly service: SlipService;
  /** @throws when it may know more later, or when our key is refused */
  readonly find: (payload: string) => Promise<SlipAnswer>;
}

/** `unknown`: the service knows no such payment. `unreadable`: it says something that no payment is. */
export type SlipAnswer = FoundPayment | "unknown" | "unreadable";

export type SlipService = "slipok" | "easyslip";

export interface SlipServiceSettings {
  readonly service: SlipService;
  readonly key: string;
  /** Where the service answers: for SlipOK with the branch at its end. */
  readonly url: string;
}

const patienceMs = 15_000;
/** Real answers have one or two kilobytes. */
const longestAnswerBytes = 64 * 1024;
/** The years that a screen and the database can show. */
const earliestMs = Date.UTC(1900, 0);
const latestMs = Date.UTC(10_000, 0);

/**
 * Asks a service in JSON. An answer that is no JSON is a failure that another try may mend.
 *
 * @returns no `reply` where the answer is too long to be one: the rest of it is not fetched
 */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<{ readonly status: number; readonly reply: unknown }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    // a key that goes where a redirect says is no secret any more
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await readAnswer(response);
  return { status: response.status, reply: text === undefined ? undefined : JSON.parse(text) };
}

async function readAnswer({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > longestAnswerBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

interface SaidPayment {
  readonly reference: string;
  readonly baht: number;
  readonly time: string | null | undefined;
  readonly receivers: readonly (string | null | undefined)[];
}

/** The payment that a service tells of, if it can be one at all. */
export function readPayment({ reference, baht, time, receivers }: SaidPayment): FoundPayment | "unreadable" {
  const amountSatang = Math.round(baht * 100);
  const at = Date.parse(time ?? "");
  const paidAt = Number.isNaN(at) ? null : at;
  const numbers = receivers.flatMap((each) => each ?? []);
  const isAmount = Number.isSafeInteger(amountSatang) && amountSatang >= 0;
  const isInstant = paidAt === null || (paidAt >= earliestMs && paidAt < latestMs);
  // the database keeps no NUL in a text
  const isText = ![reference, ...numbers].some((text) => text.includes("\0"));
  return isAmount && isInstant && isText ? { reference, amountSatang, paidAt, receivers: numbers } : "unreadable";
}
