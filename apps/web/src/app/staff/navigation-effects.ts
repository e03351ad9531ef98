import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** Another page was opened: whoever uses the keyboard or a screen reader goes on there, not in the menu. */
export function useReadOn(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Going where one is already loads the page anew. */
export function useReloadOnSameUrl(): void {
  const { key, pathname, search } = useLocation();
  const queries = useQueryClient();
  const seen = useRef({ key, url: pathname + search });
  useEffect(() => {
    const before = seen.current;
    const url = pathname + search;
    seen.current = { key, url };
    if (before.key !== key && before.url === url) void queries.invalidateQueries();
  }, [key, pathname, search, queries]);
}
