import type { BodyOf } from "@time-event/contract/endpoint";
import { menuGet } from "@time-event/contract/menu";
import { refreshTokens, signOut as signOutCall, tokenOfAnyService } from "@time-event/contract/sign-in";
import { type ApiClient, type ApiUrls, createApiClient } from "../api/api-client.ts";
import { pageClient, setPageClient } from "../api/page-client.ts";
import { sendByBrowser } from "../api/send.ts";
import { dropFilesOfOthers } from "../drafts/kept-files.ts";
import { drafts } from "../drafts/tab-drafts.ts";
import { readMenu } from "../menu/read-menu.ts";
import { reloadPage } from "../page/own-reload.ts";
import { rememberEndedAt } from "./ended-sign-in.ts";
import { createRenewAhead, type RenewAhead } from "./renew-ahead.ts";
import { createRenewal } from "./renew-tokens.ts";
import { createRunAlone } from "./run-alone.ts";
import { serverClock as clock } from "./server-time.ts";
import { createSessionStorage, isSessionKey, type Tokens } from "./session-storage.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { timedSend } from "./timed-send.ts";
import { readClaims, tokenEndsAt, unlessInvalid } from "./token-claims.ts";
import { readUserCookie } from "./user-cookie.ts";

/** A token that may expire on its way to the server counts as expired. */
const onItsWayMs = 5_000;
const reloadAfterMs = 200;
/** The longest time that a sign-out waits for the server. */
const signOutWaitMs = 2_000;

const storage = createSessionStorage(() => localStorage);
const store = createSessionStore({ storage, cookies: () => document, clock });

/** The user signed in in this browser, and their menu. A store for `useSyncExternalStore`: see `useSession`. */
export const session: Pick<SessionStore, "user" | "isSignedIn" | "menu" | "subscribe"> = store;

/** Gives new tokens for rejected ones, once the session was started. */
let renewNow: ((rejected: string) => Promise<string>) | undefined;

/** Call it once per page, in the browser: it reads the stored session and returns the client that uses it. */
export function startSession(apiUrls: ApiUrls): ApiClient {
  store.restore();
  addEventListener("storage", ({ key }) => {
    // the next user must not see what this one saw
    if (isSessionKey(key) && store.restore()) reloadPage();
  });
  const isGood = (token: string) => (tokenEndsAt(token) ?? 0) > clock.now() + onItsWayMs;
  const isOnline = () => navigator.onLine;
  const renew = createRenewal({
    storage,
    isGood,
    username: () => readUserCookie(document)?.username ?? null,
    spend: (body) => readingClock(() => client.call(refreshTokens, body)),
    keep: store.renew,
    onFailure: endAndReload,
    runAlone: createRunAlone(navigator.locks),
    isOnline,
    wait,
  });
  renewNow = renew;
  makeRenewAhead = () =>
    createRenewAhead({
      token: () => (store.isSignedIn() && readUserCookie(document) ? storage.accessToken() : null),
      lifeOf: (token) => unlessInvalid(() => lifeOf(readClaims(token))),
      now: clock.now,
      renew,
      isInUse: () => document.visibilityState === "visible",
    });
  const client = createApiClient({
    apiUrls,
    bearer: {
      token: storage.accessToken,
      isGood,
      renew,
      settled: () => renewAhead?.settled() ?? Promise.resolve(),
      onRefused: endAndReload,
      isOnline,
    },
    send: timedSend(clock, Date.now, sendByBrowser),
  });
  setPageClient(client);
  return client;
}

/** Signs in, or throws a CallFailed: `wrong_credentials`, `too_many_attempts` … */
export async function signIn(credentials: BodyOf<typeof tokenOfAnyService>): Promise<void> {
  const data = await readingClock(() => pageClient().call(tokenOfAnyService, credentials));
  localStorage.removeItem(menuLanguageKey);
  store.begin(data, readMenu(data.MAIN_MENU, data.SUB_MENU), credentials.username.trim());
  const username = readUserCookie(document)?.username ?? null;
  drafts.dropOthers(username);
  await dropFilesOfOthers(username);
}

/** Fetches the menu again, after a change of the user's rights, their language or the menu. */
export async function reloadMenu(language: "th" | "en"): Promise<void> {
  const { data } = await pageClient().call(menuGet, { language });
  localStorage.setItem(menuLanguageKey, language);
  store.keepMenu({ main: data.MAIN_MENU, sub: data.SUB_MENU });
}

/** Fetches tokens and menu again at once, after the user got rights that the server kept back. */
export async function renewRights(language: "th" | "en"): Promise<void> {
  await renewNow?.(storage.accessToken() ?? "");
  await reloadMenu(language);
}

/** The language in which the menu was fetched since the sign-in; null: it came with the sign-in. */
export function fetchedMenuLanguage(): string | null {
  return localStorage.getItem(menuLanguageKey);
}

const menuLanguageKey = "menu_language";

/** Ends the sign-in in this browser, and on the server if it can be reached, and reloads the page. */
export async function signOut(): Promise<void> {
  const refreshToken = storage.refreshToken();
  if (refreshToken !== null) {
    const told = pageClient()
      .call(signOutCall, { refreshToken })
      .catch(() => {});
    await Promise.race([told, wait(signOutWaitMs)]);
  }
  store.end();
  drafts.dropOthers(null);
  await dropFilesOfOthers(null);
  location.reload();
}

let makeRenewAhead: (() => RenewAhead) | undefined;
let renewAhead: RenewAhead | undefined;

/** Renews the tokens ahead of their end while this page is in use. Returns the function that stops it. */
export function startRenewingAhead(): () => void {
  const started = (renewAhead = makeRenewAhead?.());
  if (!started) return () => {};
  started.look();
  const forget = store.subscribe(started.look);
  document.addEventListener("visibilitychange", started.look);
  addEventListener("online", started.look);
  return () => {
    forget();
    document.removeEventListener("visibilitychange", started.look);
    removeEventListener("online", started.look);
    started.stop();
  };
}

function lifeOf({ iat, exp }: { readonly iat?: number | undefined; readonly exp: number }) {
  return { from: iat === undefined ? undefined : iat * 1000, to: exp * 1000 };
}

/** This sign-in cannot be used any more. */
function endAndReload(): void {
  rememberEndedAt(location.pathname + location.search);
  store.end();
  setTimeout(reloadPage, reloadAfterMs);
}

/** Another service may not let this page read its clock, but its tokens may say when they were issued. */
async function readingClock<T extends Tokens>(ask: () => Promise<{ readonly data: T }>): Promise<T> {
  const sentAt = Date.now();
  const { data } = await ask();
  const issuedAt = unlessInvalid(() => readClaims(data.access_token).iat) ?? Number.NaN;
  clock.learn(issuedAt * 1000, sentAt, Date.now());
  return data;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
