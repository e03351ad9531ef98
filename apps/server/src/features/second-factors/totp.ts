import { createHmac, randomBytes } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";

// RFC 6238 with what every app knows: SHA-1, 30 seconds, six digits.
const stepMs = 30_000;
const digits = 6;
/** Clocks of phones go wrong, and people type slowly: one step before and after counts too. */
const stepsAround = 1;
const secretBytes = 20;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret in base 32 (RFC 4648), as apps take it. */
export function makeTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** @example totpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 1) // "287082", of RFC 6238's appendix B */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const at = hash.at(-1)! & 0xf;
  const number = (hash.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/**
 * The time step that a code belongs to, if it is one of now and later than every step whose code was used: a code that
 * somebody looked at over a shoulder opens nothing once it was used.
 */
export function totpStepOf(secret: string, code: string, now: InstantMs, lastStep: number | null): number | undefined {
  const present = Math.floor(now / stepMs);
  for (let step = present - stepsAround; step <= present + stepsAround; step++) {
    if (step > (lastStep ?? -1) && totpCode(secret, step) === code) return step;
  }
  return undefined;
}

/** What an app reads from the QR code. */
export function totpUri(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

function toBase32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
    value &= 0xff;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = (value << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 0xff);
    value &= 0xff;
  }
  return Buffer.from(bytes);
}
