import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";

/** By which push services and browsers know this installation again (VAPID, RFC 8292). */
export interface SenderKey {
  /** For the browser that subscribes; base64url. */
  readonly publicKey: string;
  /** The header of one message, for the service at this address. */
  readonly authorization: (endpoint: string, now: InstantMs) => string;
}

/** The number of points of the curve P-256: a private key lies between 0 and it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Services take a day at most. */
const validMs = 12 * 60 * 60_000;

/**
 * The key follows from the installation's secret: it is there from the first start, in all processes, and in no backup.
 * @param contact a mailto: or https: address of who runs the installation
 */
export function createSenderKey(secret: string, contact: string): SenderKey {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "time-event web push sender", 48));
  const number = (BigInt(`0x${bytes.toString("hex")}`) % (order - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (part: Buffer) => part.toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", d: text(d), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  const privateKey = createPrivateKey({ key: jwk, format: "jwk" });
  const publicKey = text(point);

  return {
    publicKey,
    authorization: (endpoint, now) => {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor((now + validMs) / 1_000), sub: contact };
      const signed = [{ typ: "JWT", alg: "ES256" }, claims].map((part) => text(Buffer.from(JSON.stringify(part))));
      const signature = sign("sha256", Buffer.from(signed.join(".")), { key: privateKey, dsaEncoding: "ieee-p1363" });
      return `vapid t=${signed.join(".")}.${text(signature)}, k=${publicKey}`;
    },
  };
}
