import type { FoundPayment } from "@time-event/domain/payments/slip-check";

/** A service that knows payments by the text of a slip's code. */
export interface SlipChecker {
  readonly service: SlipService;
  /**
   * @returns the payment; null: the service knows none
   * @throws when it may know more later, or when our key is refused
   */
  readonly find: (payload: string) => Promise<FoundPayment | null>;
}

export type SlipService = "slipok" | "easyslip";

export interface SlipServiceSettings {
  readonly service: SlipService;
  readonly key: string;
  /** Where the service answers: for SlipOK with the branch at its end. */
  readonly url: string;
}

const patienceMs = 15_000;

/** Asks a service in JSON. An answer that is no JSON is a failure that another try may mend. */
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
  return { status: response.status, reply: await response.json() };
}
