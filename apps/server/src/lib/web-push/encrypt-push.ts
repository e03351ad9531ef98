import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser that is subscribed to messages, in base64url: RFC 8291. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is made anew for each message. */
interface Fresh {
  readonly privateKey?: Buffer;
  readonly salt: Buffer;
}

const curve = "prime256v1";
const recordBytes = 4_096;
/** Ends the only record. */
const lastRecord = Buffer.from([2]);

/**
 * Encrypts a message so that only the browser can read it, not the service that carries it (RFC 8291, `aes128gcm`).
 * @throws when the keys are not those of a browser
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { privateKey, salt }: Fresh = { salt: randomBytes(16) },
): Buffer {
  const sender = createECDH(curve);
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const [receiverKey, senderKey] = [Buffer.from(p256dh, "base64url"), sender.getPublicKey()];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]);
  const shared = derive(sender.computeSecret(receiverKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), lastRecord])), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, ...sealed]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
