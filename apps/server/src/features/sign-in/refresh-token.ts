import { createHash, createHmac, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import type { InstantMs } from "@time-event/domain/time/instant";

// A refresh token is a JWT only so that the client can read when it expires. We know ours by their hashes; what keeps
// them from being guessed is the signature, made with a key that is used for one token and kept nowhere.

/** The first token of a sign-in. */
export function makeFirstToken(expiresAt: InstantMs): Promise<string> {
  return write(randomBytes(32), expiresAt);
}

/**
 * The token that follows on a spent one: always the same for the same salt, so it can be given again without having
 * been stored. Neither a stolen database (which has the salt) nor a stolen spent token is enough to make it.
 */
export function makeSuccessor(spent: string, salt: string, expiresAt: InstantMs): Promise<string> {
  return write(createHmac("sha256", spent).update(salt).digest(), expiresAt);
}

export function makeSalt(): string {
  return randomBytes(32).toString("base64url");
}

/** By which a token or the key of a link is stored: both have at least 128 random bits, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

function write(key: Uint8Array, expiresAt: InstantMs): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key);
}
