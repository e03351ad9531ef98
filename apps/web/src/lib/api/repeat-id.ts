/**
 * An id for one submit, which all tries of it carry. Not `crypto.randomUUID`: a page that is not served by TLS, as at a
 * race without internet, does not have it.
 */
export function newRepeatId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
