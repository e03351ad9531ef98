import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";

/** A place in the line of an event. Who has it was there at `at`, and nobody else can say so. */
export interface Ticket {
  readonly event: string;
  readonly at: InstantMs;
  readonly id: string;
  /** It was let in, by whichever process. */
  readonly isIn: boolean;
}

export interface Tickets {
  make(event: string, at: InstantMs): Ticket;
  sign(ticket: Ticket): string;
  /** Undefined: it is none of ours, of another event, or too old. */
  read(text: string | undefined, event: string, now: InstantMs): Ticket | undefined;
}

/** After that nobody waits for a place any more. */
const validMs = 3 * 3_600_000;

/** Tickets are signed and not stored, so a server that starts again, or another process, knows them. */
export function createTickets(secret: string): Tickets {
  const key = createSecretKey(createHmac("sha256", secret).update("places in the line").digest());
  const sealOf = (text: string) => createHmac("sha256", key).update(text).digest();

  return {
    make: (event, at) => ({ event, at, id: randomBytes(9).toString("base64url"), isIn: false }),

    sign: ({ event, at, id, isIn }) => {
      const text = `${at}.${id}.${isIn ? 1 : 0}.${event}`;
      return `${text}.${sealOf(text).toString("base64url")}`;
    },

    read: (text, event, now) => {
      const [, signed, at, id, isIn, about, seal] =
        /^((\d{1,15})\.([\w-]{12})\.([01])\.([\w-]+))\.([\w-]{43})$/.exec(text ?? "") ?? [];
      if (signed === undefined || about !== event) return undefined;
      if (!timingSafeEqual(sealOf(signed), Buffer.from(seal!, "base64url"))) return undefined;
      const age = now - Number(at);
      return age > validMs ? undefined : { event, at: Number(at), id: id!, isIn: isIn === "1" };
    },
  };
}
