/**
 * The browser gives up a transition between two pages when the visitor turns the phone, looks at another tab or moves on. The
 * page is shown without it, and nobody misses it: it is no error of the page. It would count as one where nobody takes the
 * promise that the transition is ready.
 */
export function letTransitionsBeGivenUp(): void {
  addEventListener("pagereveal", ({ viewTransition }) => mayBeGivenUp(viewTransition));
  // this script may come after the page was revealed
  mayBeGivenUp((document as { activeViewTransition?: ViewTransition | null }).activeViewTransition);
}

/** The same for transitions within the page that a router starts. */
export function letRoutersGiveUp(): void {
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => mayBeGivenUp(start(update));
}

function mayBeGivenUp<T extends ViewTransition | null | undefined>(transition: T): T {
  transition?.ready.catch(() => {});
  return transition;
}
