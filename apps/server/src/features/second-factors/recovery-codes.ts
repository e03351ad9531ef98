import { createHash, randomBytes } from "node:crypto";

const howMany = 10;
/** Letters that people do not confuse when they read a code from paper. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** Ten codes of 80 random bits, in groups that people can copy. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const text = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join("");
    return text.replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** However somebody typed it. */
export function hashOfRecoveryCode(code: string): string {
  const text = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`recovery ${text}`).digest("base64url");
}
