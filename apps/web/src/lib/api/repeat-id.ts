/**
 * An id for one submit; all its attempts carry it. Not `crypto.randomUUID`: pages without TLS, as at a
 * race without internet, do not have that function.
 */
export function newRepeatId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
