import { latinKeys } from "./latin-keys.ts";

/** What a ticket's QR code names. */
export interface TicketCode {
  /** Of the order. */
  readonly reference: string;
  /** One entry of the order; left out: all of it. */
  readonly entry?: number;
  /** One entry of the race, of several by that entry of the order. */
  readonly runner?: number;
}

/**
 * What a scanned or typed text names, if it is a ticket's code; null: it is none. A scanner that types while the keyboard is Thai
 * is understood, too.
 *
 * @example
 * readTicketCode("K7M2P9QX:12.3041"); // { reference: "K7M2P9QX", entry: 12, runner: 3041 }
 * readTicketCode("สมชาย"); // null
 */
export function readTicketCode(text: string): TicketCode | null {
  return parse(text.trim()) ?? parse(latinKeys(text.trim()));
}

function parse(text: string): TicketCode | null {
  const match = /^([A-Z0-9]{6,20}):(\d{1,15})(?:\.(\d{1,15}))?$/i.exec(text);
  if (!match) return null;
  const [, reference, entry, runner] = match;
  return {
    reference: reference!.toUpperCase(),
    entry: Number(entry),
    ...(runner !== undefined && { runner: Number(runner) }),
  };
}
