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

/** Who is signed in in this browser. What is stored is the truth, so that all its tabs agree. */
export interface SessionStore {
  /** By the access token's `data` claim; null: nobody. The same object until something changes. */
  readonly user: () => UserInfo | null;
  /** Only while the refresh token's `exp` has not passed. */
  readonly isSignedIn: () => boolean;
  readonly menu: () => Menu;
  readonly subscribe: (tell: () => void) => () => void;
  /** Takes up what is stored: at the start, and when another tab changed it. True: it is no longer the same user's. */
  readonly restore: () => boolean;
  readonly begin: (tokens: Tokens, menu: Menu) => void;
  readonly renew: (tokens: Tokens) => void;
  /** Takes another menu in the place of the one that came with signing in. */
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
