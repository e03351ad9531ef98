import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushKeys } from "../encrypt-push.ts";

interface GivenBrowser {
  readonly keys: PushKeys;
  /** Reads a message as a browser does. @throws when it was not meant for this one */
  readonly read: (body: Buffer) => string;
}

/** A browser that has subscribed: it decrypts by RFC 8188 and 8291, written apart from what encrypts. */
export function givenBrowser(): GivenBrowser {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    read: (body) => {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const senderKey = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, senderKey]);
      const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32));
      const key = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: nonce\0", 12));
      const opener = createDecipheriv("aes-128-gcm", key, nonce);
      opener.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opener.update(record.subarray(0, -16)), opener.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
    },
  };
}
