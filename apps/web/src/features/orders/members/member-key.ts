import { keyInFragment } from "@time-event/contract/call-headers";

const name = "member-key";

/** The key of a member's link; null: the fragment has none. */
export function memberKeyOfLink(hash: string): string | null {
  const key = keyInFragment(hash) ?? hash.slice(1);
  return /^member_[\w-]+$/.test(key) ? key : null;
}

/** The key by which this device opened somebody's part last: a page that is loaded again has no fragment any more. */
export const memberKey = {
  keep: (key: string): void => {
    try {
      localStorage.setItem(name, key);
    } catch {
      // the page works until it is left
    }
  },
  last: (): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
};
