import type { ListPages } from "../../../lib/paging/list-pages.ts";

/** Delays changes of the list while a finger touches it or the page still scrolls from a swipe. */
export function holdUnderFinger(
  element: HTMLElement | null,
  list: Pick<ListPages<unknown>, "hold">,
): (() => void) | undefined {
  if (!element) return undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let touching = false;
  const release = () => {
    if (!touching) list.hold(false);
  };
  const restSoon = () => {
    clearTimeout(rest);
    rest = setTimeout(release, 180);
  };
  const down = () => {
    touching = true;
    list.hold(true);
  };
  const up = () => {
    touching = false;
    restSoon();
  };
  const scroll = () => {
    list.hold(true);
    restSoon();
  };
  element.addEventListener("touchstart", down, { passive: true });
  for (const end of ["touchend", "touchcancel"]) element.addEventListener(end, up);
  addEventListener("scroll", scroll, { passive: true });
  return () => {
    clearTimeout(rest);
    list.hold(false);
    element.removeEventListener("touchstart", down);
    for (const end of ["touchend", "touchcancel"]) element.removeEventListener(end, up);
    removeEventListener("scroll", scroll);
  };
}
