import { type Menu, readMenu } from "../menu/read-menu.ts";

/** Keys of the stored session; the specification sets the names. */
const keys = { access: "access_token", refresh: "refresh_token", main: "MAIN_MENU", sub: "SUB_MENU" } as const;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface SessionStorage {
  readonly accessToken: () => string | null;
  readonly refreshToken: () => string | null;
  /** The same object while the stored session is the same. */
  readonly menu: () => Menu;
  readonly keepTokens: (tokens: Tokens) => void;
  readonly keepMenu: (menu: Menu) => void;
  /** Removes the session and everything else that this site stored: the next user may be another person. */
  readonly clear: () => void;
}

/** Whether an event changes the session. A key of null: everything was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || Object.values(keys).some((each) => each === key);
}

/** @param storage asked each time: naming storage throws when it is forbidden, and then nothing is stored */
export function createSessionStorage(storage: () => Storage): SessionStorage {
  let parsed: { readonly from: string; readonly menu: Menu } | undefined;

  const read = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    accessToken: () => read(keys.access),
    refreshToken: () => read(keys.refresh),
    menu: () => {
      const from = `${read(keys.main)}\n${read(keys.sub)}`;
      if (parsed?.from !== from) {
        parsed = { from, menu: readMenu(readJson(read(keys.main)), readJson(read(keys.sub))) };
      }
      return parsed.menu;
    },
    keepTokens: (tokens) => {
      storage().setItem(keys.access, tokens.access_token);
      storage().setItem(keys.refresh, tokens.refresh_token);
    },
    keepMenu: ({ main, sub }) => {
      storage().setItem(keys.main, JSON.stringify(main));
      storage().setItem(keys.sub, JSON.stringify(sub));
    },
    clear: () => {
      for (const key of Object.values(keys)) storage().removeItem(key);
      storage().clear();
    },
  };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
