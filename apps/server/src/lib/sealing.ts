import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts short texts, so that a copy of the database or a backup does not have them. */
export interface Sealer {
  seal(text: string): Promise<string>;
  /** Undefined: it was sealed with another key, or changed since. */
  open(sealed: string): Promise<string | undefined>;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param loadSecret of any form, but with 128 random bits or more; asked once, when there is something to seal */
export function createSealer(loadSecret: () => Promise<string>): Sealer {
  let key: Promise<Buffer> | undefined;
  const load = async () => {
    key ??= loadSecret().then((secret) => Buffer.from(hkdfSync("sha256", secret, "", "time-event sealed texts", 32)));
    return key;
  };

  return {
    seal: async (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", await load(), nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    open: async (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const opener = createDecipheriv("aes-256-gcm", await load(), bytes.subarray(0, nonceBytes));
      opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]);
        return text.toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
