import type { UserInfo } from "@time-event/contract/sign-in";
import type { ServerClock } from "./server-clock.ts";
import { type Menu, noMenu, type SessionStorage, type Tokens } from "./session-storage.ts";
import { InvalidToken, readUser, tokenEndsAt } from "./token-claims.ts";
import { type Cookies, removeUserCookie, writeUserCookie } from "./user-cookie.ts";

interface Parts {
  readonly storage: SessionStorage;
  readonly cookies: () => Cookies;
  readonly clock: ServerClock;
}

/** The user signed in in this browser. The stored session decides, so that all tabs agree. */
export interface SessionStore {
  /** The user in the access token's `data` claim; null: nobody. The same object until something changes. */
  readonly user: () => UserInfo | null;
  /** Only while the refresh token has not expired by its `exp`. */
  readonly isSignedIn: () => boolean;
  readonly menu: () => Menu;
  readonly subscribe: (tell: () => void) => () => void;
  /** Reads the stored session: at the start, and when another tab changed it. True: it belongs to another user now. */
  readonly restore: () => boolean;
  readonly begin: (tokens: Tokens, menu: Menu) => void;
  readonly renew: (tokens: Tokens) => void;
  /** Replaces the menu that came with the sign-in. */
  readonly keepMenu: (menu: Menu) => void;
  readonly end: () => void;
}

export function createSessionStore({ storage, cookies, clock }: Parts): SessionStore {
  const listeners = new Set<() => void>();
  let isFlagged = false;
  let username: string | undefined;
  let decoded: { readonly from: string; readonly user: UserInfo | null } | undefined;

  const tell = () => {
    username = user()?.username;
    for (const listener of listeners) listener();
  };

  function user(): UserInfo | null {
    const token = isFlagged ? storage.accessToken() : null;
    if (token === null) return null;
    if (decoded?.from !== token) decoded = { from: token, user: userOf(token) };
    return decoded.user;
  }

  function keep(tokens: Tokens): void {
    const user = readUser(tokens.access_token);
    storage.keepTokens(tokens);
    writeUserCookie(cookies(), user, tokenEndsAt(tokens.refresh_token) - clock.now());
    isFlagged = true;
  }

  return {
    user,
    isSignedIn: () => isFlagged && tokenEndsAt(storage.refreshToken() ?? "") > clock.now(),
    menu: () => (isFlagged ? storage.menu() : noMenu),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: () => {
      const before = username;
      isFlagged = storage.accessToken() !== null && storage.refreshToken() !== null;
      tell();
      return before !== undefined && before !== username;
    },
    begin: (tokens, menu) => {
      keep(tokens);
      storage.keepMenu(menu);
      tell();
    },
    renew: (tokens) => {
      keep(tokens);
      tell();
    },
    keepMenu: (menu) => {
      storage.keepMenu(menu);
      tell();
    },
    end: () => {
      storage.clear();
      removeUserCookie(cookies());
      isFlagged = false;
      tell();
    },
  };
}

function userOf(token: string): UserInfo | null {
  try {
    return readUser(token);
  } catch (error) {
    if (error instanceof InvalidToken) return null;
    throw error;
  }
}
