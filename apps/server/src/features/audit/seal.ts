import { createHash } from "node:crypto";

/** The hash that seals an audit entry to the one before it, as hex. */
export function sealOf(previousHash: string, entry: string): string {
  return createHash("sha256").update(previousHash).update(entry).digest("hex");
}
