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
/** So begins a reply that is kept as it is. A sealed one begins so once in 2 to the power of 64. */
const plain = Buffer.from('{"data":');

interface Replied {
  readonly id: string;
  readonly repliesNoSecret?: boolean | undefined;
}

/** A reply as it is kept for repeats. Sealing takes longer than all else that is done to keep it. */
export function keepableReply({ id, repliesNoSecret }: Replied, scope: string, reply: string): Buffer {
  const asItIs = repliesNoSecret ? Buffer.from(reply) : undefined;
  return asItIs && isPlain(asItIs) ? asItIs : sealReply(id, scope, reply);
}

export function readReply({ id }: Replied, scope: string, kept: Buffer): string {
  return isPlain(kept) ? kept.toString() : openReply(id, scope, kept);
}

const isPlain = (kept: Buffer) => plain.equals(kept.subarray(0, plain.length));

/**
 * A reply that can be read only with the submit's id: it may hold a key that is shown once, and the database stores
 * only hashes of keys. @param scope the call and the caller
 */
function sealReply(id: string, scope: string, reply: string): Buffer {
  const iv = nextIv();
  const sealing = createCipheriv(cipher, keyOf(id, scope), iv);
  const sealed = Buffer.concat([sealing.update(reply, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Random bytes for many replies are drawn at once: the system takes as long for twelve of them as for a thousand. */
function nextIv(): Buffer {
  if (drawn.length < ivBytes) drawn = randomBytes(100 * ivBytes);
  const iv = drawn.subarray(0, ivBytes);
  drawn = drawn.subarray(ivBytes);
  return iv;
}

let drawn = Buffer.alloc(0);

function openReply(id: string, scope: string, stored: Buffer): string {
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
