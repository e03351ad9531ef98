import type { CallApi } from "@time-event/contract/call";
import type { BodyOf, Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { createPendingSubmits, type PendingSubmits } from "./pending-submits.ts";

/** How long to wait before each further try, when no answer came. */
const waitsMs = [400, 1_200, 3_000, 6_000];

interface SendSubmitParts {
  readonly callApi: CallApi;
  readonly pending: PendingSubmits;
  readonly wait: (ms: number) => Promise<void>;
  /** Told that too many enter at once: the page of the line is where this page is. */
  readonly onLine?: (() => void) | undefined;
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

export interface SubmitOptions {
  /** The key of the order; left out: no order yet. */
  readonly key?: string | undefined;
  /** Tells two submits of the same call apart that may be under way together. */
  readonly about?: string;
}

/**
 * Sends a submit until an answer comes: a lost reply, a moment without network and a server that starts again do no harm,
 * because every try has the same id. Throws the answer's failure, or the last one when no try was answered; a later submit
 * with the same content then still has the same id.
 */
export function createSendSubmit({ callApi, pending, wait, onLine = () => {}, onWaiting = () => {} }: SendSubmitParts) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: BodyOf<E>,
    { key, about = "" }: SubmitOptions = {},
  ): Promise<ReplyOf<E>> => {
    const name = `${endpoint.name} ${about} ${key?.slice(-8) ?? ""}`;
    const send = async (repeatId: string): Promise<ReplyOf<E>> =>
      callApi(endpoint, input as never, { repeatId, ...(key !== undefined && { key }) });
    for (let tried = 0; ; tried++) {
      const repeatId = pending.idOf(name, input);
      try {
        const reply = await send(repeatId);
        pending.answered(name, repeatId);
        onWaiting(false);
        return reply;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (error.code === "in_line") {
          onLine();
          throw error;
        }
        const isAnswered = error.status >= 400 && error.status < 500;
        // the id of an earlier submit: this one has its own from now on
        const isMistaken = error.code === "repeat_differs" && tried === 0;
        if (isAnswered) pending.answered(name, repeatId);
        if (isMistaken) continue;
        const waitMs = waitsMs[tried];
        onWaiting(!isAnswered && waitMs !== undefined);
        if (isAnswered || waitMs === undefined) throw error;
        await wait(Math.max(waitMs, error.retryAfterMs ?? 0));
      }
    }
  };
}
export type SendSubmit = ReturnType<typeof createSendSubmit>;

/** The submits of this device that have no answer yet. */
export const pendingSubmits = createPendingSubmits(() => localStorage, Date.now, newRepeatId);

export function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
