import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * A reply that can be read only with the submit's id: it may hold a key that is shown once, and the database stores
 * only hashes of keys. @param scope the call and the caller
 */
export function sealReply(id: string, scope: string, reply: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(id, scope), iv);
  const sealed = Buffer.concat([sealing.update(reply, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

export function openReply(id: string, scope: string, stored: Buffer): string {
  const opening = createDecipheriv(cipher, keyOf(id, scope), stored.subarray(0, ivBytes));
  opening.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
  return opening.update(stored.subarray(ivBytes + tagBytes), undefined, "utf8") + opening.final("utf8");
}

/** The hash that finds a submit again without storing its id. */
export function hashOfId(id: string, scope: string): string {
  return hash("sha256", `${scope}\n${id}`, "base64url");
}

/** As a key object: Node takes as long to find out that a buffer is none as it takes to seal a reply. */
function keyOf(id: string, scope: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", id, scope, "the reply to a submit", 32)));
}
