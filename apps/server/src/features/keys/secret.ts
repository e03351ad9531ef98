import { createHash, randomBytes } from "node:crypto";
import type { KeyKind } from "@time-event/contract/endpoint";

const randomLength = 24;
const shape = /^(registration|station|device|tracker)_[\w-]{32}$/;

/**
 * A new key: its kind, so that people and scanners for leaked keys know it, and 192 random bits.
 * @example makeKey("device") // "device_Jm3…"
 */
export function makeKey(kind: KeyKind): string {
  return `${kind}_${randomBytes(randomLength).toString("base64url")}`;
}

/** Could this be a key at all? Anything else need not be looked for. */
export function isKeyShaped(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}

/**
 * By which a key is stored and found. A plain hash is enough: a slow one makes guesses dear, and of 192 random bits no
 * guess is ever right. Looking for a hash tells nothing by the time that it takes.
 */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
