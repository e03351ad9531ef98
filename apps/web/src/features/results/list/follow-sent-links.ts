/**
 * Follows the links in rows that stand as the server sent them (`ResultRow`): those of rows that were drawn do it themselves.
 * @param go moves to an address of this site
 */
export function followSentLinks(list: HTMLElement | null, go: (href: string) => void): (() => void) | undefined {
  if (!list) return undefined;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOthers = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || event.defaultPrevented || isOthers) return;
    event.preventDefault();
    go(link.pathname);
  };
  list.addEventListener("click", follow);
  return () => list.removeEventListener("click", follow);
}
