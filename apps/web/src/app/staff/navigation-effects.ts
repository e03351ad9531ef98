import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** After a change of page, moves the focus to the new page, so that keyboards and screen readers leave the menu. */
export function useReadOn(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** A link to the page that is already open loads it again. */
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
