import type { UserInfo } from "@time-event/contract/sign-in";
import type { Menu } from "../menu/read-menu.ts";
import type { ServerClock } from "./server-clock.ts";
import type { SessionStorage, Tokens } from "./session-storage.ts";
import { readUser, tokenEndsAt, unlessInvalid, userNamed } from "./token-claims.ts";
import { type Cookies, readUserCookie, removeUserCookie, writeUserCookie } from "./user-cookie.ts";

interface Parts {
  readonly storage: SessionStorage;
  readonly cookies: () => Cookies;
  readonly clock: ServerClock;
}

/** The user signed in in this browser. The stored session decides, so that all tabs agree. */
export interface SessionStore {
  /**
   * The user in the access token's `data` claim, or by the cookie's name when the token cannot be decoded; null: nobody.
   * The same object until something changes.
   */
  readonly user: () => UserInfo | null;
  /** Only while the end of the refresh token has not passed. One that says no end has none. */
  readonly isSignedIn: () => boolean;
  readonly menu: () => Menu;
  readonly subscribe: (tell: () => void) => () => void;
  /** Reads the stored session: at the start, and when another tab changed it. True: it belongs to another user now. */
  readonly restore: () => boolean;
  /** @param username as it was typed: some services do not say it in their token */
  readonly begin: (tokens: Tokens, menu: Menu, username: string) => void;
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
    if (decoded?.from !== token) decoded = { from: token, user: userOf(token, cookieName()) };
    return decoded.user;
  }

  const cookieName = () => readUserCookie(cookies())?.username ?? "";

  function keep(tokens: Tokens, username: string): void {
    const user = userOf(tokens.access_token, username);
    const endsAt = tokenEndsAt(tokens.refresh_token);
    storage.keepTokens(tokens);
    if (user) writeUserCookie(cookies(), user, endsAt === undefined ? undefined : endsAt - clock.now());
    isFlagged = true;
  }

  return {
    user,
    isSignedIn: () => {
      const token = isFlagged ? storage.refreshToken() : null;
      return token !== null && (tokenEndsAt(token) ?? Infinity) > clock.now();
    },
    menu: storage.menu,
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
    begin: (tokens, menu, username) => {
      keep(tokens, username);
      storage.keepMenu(menu);
      tell();
    },
    renew: (tokens) => {
      keep(tokens, cookieName());
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

function userOf(token: string, username: string): UserInfo | null {
  return unlessInvalid(() => readUser(token, username)) ?? (username === "" ? null : userNamed(username));
}
