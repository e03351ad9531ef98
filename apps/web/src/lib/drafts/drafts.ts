/**
 * What is being typed into a form and is not saved yet. It stays in this tab (session storage), for its user and its
 * page, so that a sign-in that ends takes nothing with it. Nothing is ever sent from here.
 */
export interface Drafts {
  /** What is kept under a key; undefined: nothing, or it is too old. */
  readonly read: (key: string) => unknown;
  /** The stored values that a kept text was typed on; undefined: not known. */
  readonly readTypedOn: (key: string) => unknown;
  /** @param typedOn what was stored when the user began to type: tells their own changes from somebody else's */
  readonly keep: (key: string, value: unknown, typedOn?: unknown) => void;
  readonly drop: (key: string) => void;
  /** The names of this user's drafts on a page. */
  readonly namesOn: (path: string, username: string) => string[];
  /** Whether anything is kept, of any user. */
  readonly hasSome: () => boolean;
  /** Somebody signs in or out: drops what others typed. @param username whose drafts stay; null: nobody's */
  readonly dropOthers: (username: string | null) => void;
  /** The tab closes, or its page is left: leaves a copy of everything for the next tab. */
  readonly leave: () => void;
  /** A tab opens: takes what a closed one left, where it has nothing of its own. */
  readonly takeLeft: () => void;
}

const prefix = "draft ";
const longestMs = 12 * 60 * 60 * 1000;

/** Whoever sits down here later must not find them. */
const secret = /password|passphrase|secret|otp|totp|token|^pin$|^key$/i;

/** A number that cannot be read, which JSON has not. As null, a field that may be empty would come back as if it were. */
const unreadable = "\u0000NaN";
const asNumber = (_: string, part: unknown) => (part === unreadable ? Number.NaN : part);

/** @example draftKey("admin", "/profile", "details") */
export function draftKey(username: string, path: string, name: string): string {
  return prefix + [username, path, name].map(encodeURIComponent).join(" ");
}

/**
 * @param storage that of the tab; asked each time: naming storage throws when it is forbidden, and then nothing is kept
 * @param left that of all tabs, where a tab that closes leaves what it kept
 */
export function createDrafts(storage: () => Storage, left: () => Storage, now: () => number): Drafts {
  function attempt<T>(use: (kept: Storage) => T, otherwise: T, of = storage): T {
    try {
      return use(of());
    } catch {
      return otherwise;
    }
  }

  const drop = (key: string) => attempt((kept) => kept.removeItem(key), undefined);
  const keys = (of = storage) => attempt((kept) => Object.keys(kept).filter((key) => key.startsWith(prefix)), [], of);

  function readKept(key: string): Kept {
    const kept = attempt((of) => JSON.parse(of.getItem(key) ?? "{}", asNumber) as Kept, {});
    if (kept.at !== undefined && now() - kept.at < longestMs) return kept;
    if (kept.at !== undefined) drop(key);
    return {};
  }
  const read = (key: string) => readKept(key).value;

  return {
    read,
    readTypedOn: (key) => readKept(key).typedOn,
    drop,
    keep: (key, value, typedOn) => {
      const text = JSON.stringify({ at: now(), value, typedOn } satisfies Kept, (name, part: unknown) =>
        secret.test(name) ? undefined : Number.isNaN(part) ? unreadable : part,
      );
      attempt((kept) => kept.setItem(key, text), undefined);
    },
    namesOn: (path, username) => {
      const page = draftKey(username, path, "");
      return keys()
        .filter((key) => key.startsWith(page) && read(key) !== undefined)
        .map((key) => decodeURIComponent(key.slice(page.length)));
    },
    hasSome: () => keys().some((key) => read(key) !== undefined),
    dropOthers: (username) => {
      const mine = username === null ? null : `${prefix}${encodeURIComponent(username)} `;
      for (const key of keys()) if (mine === null || !key.startsWith(mine)) drop(key);
      const others = keys(left).filter((key) => mine === null || !key.startsWith(mine));
      attempt((all) => others.forEach((key) => all.removeItem(key)), undefined, left);
    },
    leave: () => {
      const copies = keys().map((key) => [key, attempt((kept) => kept.getItem(key), null)] as const);
      attempt((all) => copies.forEach(([key, text]) => text !== null && all.setItem(key, text)), undefined, left);
    },
    takeLeft: () => {
      for (const key of keys(left)) {
        const text = attempt((all) => all.getItem(key), null, left);
        attempt((all) => all.removeItem(key), undefined, left);
        attempt((kept) => text !== null && kept.getItem(key) === null && kept.setItem(key, text), undefined);
      }
    },
  };
}

interface Kept {
  readonly at?: number;
  readonly value?: unknown;
  readonly typedOn?: unknown;
}

/**
 * A kept value in the shape that a form has now. What the draft lacks, or has in another shape because the product was
 * updated meanwhile, is taken from the stored value.
 * @example fitted({ name: "", laps: 1 }, { name: "A", laps: "x" }) // { name: "A", laps: 1 }
 */
export function fitted<T>(stored: T, kept: unknown): T {
  if (stored === null || stored === undefined) return kept as T;
  if (kept === null || kept === undefined) return kept === null ? (kept as T) : stored;
  if (Array.isArray(stored) || Array.isArray(kept)) {
    return Array.isArray(stored) && Array.isArray(kept) ? (kept as T) : stored;
  }
  if (typeof stored !== typeof kept) return stored;
  if (typeof stored !== "object") return kept as T;
  const parts = Object.entries(stored).map(([key, value]) => [
    key,
    fitted(value, (kept as Record<string, unknown>)[key]),
  ]);
  return { ...kept, ...Object.fromEntries(parts) } as T;
}
