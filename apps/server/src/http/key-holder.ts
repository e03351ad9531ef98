import type { IncomingHttpHeaders } from "node:http";
import type { KeyKind } from "@time-event/contract/endpoint";

/** Who makes a call with a key: the key says what it belongs to, whatever the call names. */
export interface KeyHolder {
  readonly keyId: number;
  readonly kind: KeyKind;
  readonly eventId: number;
  /** The event's slug. */
  readonly event: string;
  /** The registration, checkpoint or entry; null: the whole event. */
  readonly subject: string | null;
  /** The name by which staff know the key. */
  readonly name: string;
}

/**
 * Finds who sends a request by the header with the key; undefined: no key was sent.
 * @throws KeyRefused, TooManyAttempts
 */
export type ReadKey = (request: {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}) => Promise<KeyHolder | undefined>;
