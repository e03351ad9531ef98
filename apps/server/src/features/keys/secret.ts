import { createHash, randomBytes } from "node:crypto";
import type { KeyKind } from "@time-event/contract/endpoint";

const randomLength = 24;
const shape = /^(registration|member|station|device|tracker)_[\w-]{32}$/;

/**
 * A new key: its kind, so that people and scanners for leaked keys recognise it, and 192 random bits.
 * @example makeKey("device") // "device_Jm3…"
 */
export function makeKey(kind: KeyKind): string {
  return keyOf(kind, randomBytes(randomLength));
}

/** A key from bytes that nobody can guess. */
export function keyOf(kind: KeyKind, bytes: Buffer): string {
  return `${kind}_${bytes.toString("base64url")}`;
}

/** Whether this can be a key. Anything else need not be looked up. */
export function isKeyShaped(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}

/**
 * The hash by which a key is stored and found. A plain hash is enough: slow hashes protect secrets that can be guessed,
 * and 192 random bits cannot. The time of the look-up reveals nothing useful about a hash.
 */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * The key of a device that can set no header: its address is `https://reader:KEY@…`, and programs send what stands before `@`
 * as Basic, never in the address. Undefined: there is none; other passwords are somebody else's.
 * @example deviceKeyIn(`Basic ${btoa("reader:device_…")}`) // "device_…"
 */
export function deviceKeyIn(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=]{1,400})$/i.exec(authorization ?? "") ?? [];
  if (encoded === undefined) return undefined;
  return /^[^:]*:(device_.*)$/.exec(Buffer.from(encoded, "base64").toString("utf8"))?.[1];
}
