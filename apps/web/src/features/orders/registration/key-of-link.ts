import { keyInFragment } from "@time-event/contract/call-headers";

/**
 * The key of a private link; null: the fragment has none. A link may say `#registration_…` or `#key=registration_…`.
 * @example keyOfLink("#registration_abc") // "registration_abc"
 */
export function keyOfLink(hash: string): string | null {
  const key = keyInFragment(hash) ?? hash.slice(1);
  return /^registration_[\w-]+$/.test(key) ? key : null;
}
