import type { ComponentType } from "react";
import type { LoadProblem } from "../../../lib/page/page-loader.ts";
import { untilLoaded } from "../../../lib/page/until-loaded.ts";
import { pageModules } from "../../page-modules.ts";
import { matchPage, type MatchedPage } from "./match-page.ts";
import { data } from "./route-data.ts";

export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** What is on the screen: an address, its page, and the page's data or why there is none. */
export interface Shown extends MatchedPage {
  readonly location: Location;
  readonly module: PageModule;
  readonly data: unknown;
  readonly actionData: unknown;
  readonly error: { readonly is: unknown } | null;
}

export interface RouterState {
  readonly shown: Shown;
  readonly isLoading: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
  readonly viewTransition?: boolean | undefined;
}

/** What a page's module exports. */
interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: (given: { request: { url: string }; params: MatchedPage["params"]; context: unknown }) => unknown;
  readonly shouldRevalidate?: (urls: { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }) => boolean;
}

export interface Router {
  readonly get: () => RouterState;
  readonly subscribe: (tell: () => void) => () => void;
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  readonly revalidate: () => Promise<void>;
}

interface Given {
  /** What the server sent with the page. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, unknown>> | null;
  /** What loaders get. */
  readonly context: unknown;
  /** Draws another address as one move. */
  readonly draw: (show: () => void, move: Move) => void;
}

export interface Move extends NavigateOptions {
  /** By the browser's buttons. */
  readonly isBack: boolean;
  /** The place in the history that it leads to. */
  readonly key: string;
}

/** What the history keeps of an address. */
interface Kept {
  readonly usr?: unknown;
  readonly key?: string;
}

/**
 * The router of public pages. Between public pages it loads a page's module and data, as the server does, and then shows
 * both at once; every other address is the browser's own affair. The former page stays until then.
 */
export async function createRouter({ loaderData, actionData, errors, context, draw }: Given): Promise<Router> {
  const listeners = new Set<() => void>();
  let latest = 0;

  const first = matchPage(location.pathname) ?? { name: "not-found/not-found-page", params: {} };
  const firstModule = await untilLoaded(() => moduleOf(first.name));
  const failure = errors === null ? undefined : Object.values(errors)[0];
  let state: RouterState = {
    isLoading: false,
    shown: {
      ...first,
      location: currentLocation(),
      module: firstModule,
      data: loaderData[first.name],
      actionData: actionData?.[first.name],
      error: errors === null ? null : { is: failure },
    },
  };

  function become(next: RouterState): void {
    state = next;
    for (const tell of listeners) tell();
  }

  /** Whether an address shows the same page, with the data that it has. */
  function isStillGood(page: MatchedPage, target: Location): boolean {
    const { shown } = state;
    if (shown.error || page.name !== shown.name || JSON.stringify(page.params) !== JSON.stringify(shown.params))
      return false;
    const currentUrl = new URL(hrefOf(shown.location), location.origin);
    const nextUrl = new URL(hrefOf(target), location.origin);
    if (target.hash !== "" && currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search)
      return true;
    return shown.module.shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate: true }) === false;
  }

  async function load(page: MatchedPage, target: Location): Promise<Shown> {
    const found = { ...page, location: target, actionData: undefined };
    try {
      const module = await moduleOf(page.name).catch((thrown: unknown) => {
        throw navigator.onLine ? thrown : data({ code: "offline" } satisfies LoadProblem, { status: 503 });
      });
      const url = new URL(hrefOf(target), location.origin).href;
      const loaded = await module.loader?.({ request: { url }, params: page.params, context });
      return { ...found, module, data: loaded, error: null };
    } catch (thrown) {
      return { ...found, module: state.shown.module, data: undefined, error: { is: thrown } };
    }
  }

  /** @param show puts what was loaded on the screen */
  async function go(page: MatchedPage, target: Location, show: (next: Shown) => void): Promise<void> {
    const turn = ++latest;
    become({ ...state, isLoading: true });
    const next = await load(page, target);
    // somebody has gone on meanwhile
    if (turn !== latest) return;
    if (next.error?.is instanceof Response)
      return navigate(next.error.is.headers.get("location") ?? "/", { replace: true });
    show(next);
  }

  async function moveTo(target: Location, keep: () => void, move: Move): Promise<void> {
    const page = matchPage(target.pathname);
    if (!page) return leave(hrefOf(target), move.replace === true);
    const show = (next: Shown) => {
      keep();
      draw(() => become({ shown: next, isLoading: false }), move);
    };
    if (!isStillGood(page, target)) return go(page, target, show);
    latest++;
    show({ ...state.shown, location: target });
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return leave(url.href, options.replace === true);
    const { pathname, search, hash } = url;
    const target = { pathname, search, hash, state: options.state ?? null, key: newKey() };
    const isSame = hrefOf(target) === hrefOf(currentLocation());
    const kept: Kept = { usr: target.state, key: target.key };
    const keep = () => {
      if (options.replace === true || isSame) history.replaceState(kept, "", hrefOf(target));
      else history.pushState(kept, "", hrefOf(target));
    };
    await moveTo(target, keep, { ...options, isBack: false, key: target.key });
  }

  addEventListener("popstate", () => {
    const target = currentLocation();
    // a press on a link to a part of this page
    const isHere = target.pathname + target.search === state.shown.location.pathname + state.shown.location.search;
    if (isHere && history.state === null) return become({ ...state, shown: { ...state.shown, location: target } });
    void moveTo(target, () => {}, { isBack: true, key: target.key });
  });

  return {
    get: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    navigate,
    revalidate: () => go(state.shown, state.shown.location, (next) => become({ shown: next, isLoading: false })),
  };
}

export function hrefOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}

function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = "default" } = (history.state ?? {}) as Kept;
  return { pathname, search, hash, state: usr, key };
}

async function moduleOf(name: string): Promise<PageModule> {
  return (await pageModules[`../features/${name}.tsx`]!()) as unknown as PageModule;
}

/** The page stays busy until the browser has left it. */
function leave(href: string, replace: boolean): Promise<void> {
  if (replace) location.replace(href);
  else location.assign(href);
  return new Promise(() => {});
}

const newKey = () => Math.random().toString(36).slice(2, 10);
