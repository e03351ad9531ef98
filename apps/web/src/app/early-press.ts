import { isInUnsent, showUnsent, untilReached } from "./unsent.ts";

/**
 * Buttons and posted forms cannot answer until the app runs. This keeps every press and Enter that comes too early, once
 * for each button and form; the function that it returns repeats them in their order. Links and other forms work without
 * the app. What was pressed shows at once that it was felt, links
 * too. Nobody else may hear what is kept: React, while it starts, would answer too, and a switch would switch back.
 *
 * A form that is sent before the app runs is posted as if there were no script, but only once the server is reached: else
 * the browser would show a page of its own, and the press would be lost. So is a link while the device is offline. What
 * is kept so is told in words (`unsent.ts`).
 */
export function keepEarlyPresses(): () => void {
  const kept = new Map<HTMLElement, () => void>();
  let followed: HTMLAnchorElement | null = null;
  const stop = new AbortController();
  // a second press would post the form once more
  let isPosted = false;
  let isOwn = false;

  const keepPress = (event: MouseEvent) => {
    const target = event.target as Element;
    if (isInUnsent(target)) return;
    const button = target.closest<HTMLElement>("button[type=button]");
    if (button) return keep(event, button, () => button.click());
    const link = target.closest<HTMLAnchorElement>('a[href]:not([href^="#"], [target])');
    if (link && !navigator.onLine) return keepUntilReached(event, link, () => link.click());
    if (link) markFollowed(link);
  };
  // the browser follows it, and shows nothing of the page that comes until much of it has come; the app takes the mark away
  const markFollowed = (link: HTMLAnchorElement | null) => {
    if (followed) followed.ariaBusy = null;
    followed = link;
    if (link) link.ariaBusy = "true";
  };
  const keepEnter = (event: KeyboardEvent) => {
    const { key, target } = event;
    const form = key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
    if (form?.method === "post") keep(event, form, () => form.requestSubmit());
  };
  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (isOwn || form.method !== "post") return;
    const pressed = submitter ?? form;
    keepUntilReached(event, pressed, () => {
      isPosted = !stop.signal.aborted;
      form.requestSubmit(submitter);
    });
  };
  const keep = (event: Event, pressed: HTMLElement, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.ariaBusy = "true";
    kept.set(pressed, repeat);
    if (!navigator.onLine) showUnsent();
  };
  const keepUntilReached = (event: Event, pressed: HTMLElement, repeat: () => void) => {
    const isKept = isPosted || kept.has(pressed);
    keep(event, pressed, repeat);
    if (isKept) return;
    void untilReached(stop.signal).then(() => {
      if (stop.signal.aborted || isPosted) return;
      kept.delete(pressed);
      isOwn = true;
      repeat();
      isOwn = false;
    });
  };

  const { signal } = stop;
  addEventListener("click", keepPress, { capture: true, signal });
  addEventListener("keydown", keepEnter, { capture: true, signal });
  addEventListener("submit", keepSubmit, { capture: true, signal });
  // somebody came back by the browser's button to a page that was kept
  const comeBack = () => {
    isPosted = false;
    markFollowed(null);
  };
  addEventListener("pageshow", comeBack, { signal });
  return () => {
    stop.abort();
    showUnsent(false);
    markFollowed(null);
    for (const [pressed, repeat] of kept) {
      pressed.ariaBusy = null;
      if (!isPosted) repeat();
    }
  };
}
