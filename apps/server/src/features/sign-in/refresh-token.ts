import { createHash, createHmac, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import type { InstantMs } from "@time-event/domain/time/instant";

// A refresh token is a JWT only so that the client can read when it expires. We recognise ours by their hashes. The
// signature makes them impossible to guess: its key is used for one token and stored nowhere.

/** The first token of a sign-in. */
export function makeFirstToken(expiresAt: InstantMs): Promise<string> {
  return write(randomBytes(32), expiresAt);
}

/**
 * The successor of a spent token: the same salt always gives the same one, so it can be given again without being
 * stored. Neither a stolen database (which has the salt) nor a stolen spent token is enough to compute it.
 */
export function makeSuccessor(spent: string, salt: string, expiresAt: InstantMs): Promise<string> {
  return write(createHmac("sha256", spent).update(salt).digest(), expiresAt);
}

export function makeSalt(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash by which a token or a link's key is stored: both have 128 random bits or more, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

function write(key: Uint8Array, expiresAt: InstantMs): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key);
}
