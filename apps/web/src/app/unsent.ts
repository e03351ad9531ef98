/** The notice of the page (`UnsentNotice`) that says in words that a press waits for the network. */
const noticeId = "unsent";
const againAfterMs = 5_000;
const reachMs = 8_000;
/** The network does not go so soon that it is worth asking again: that would cost a way there and back. */
const heardMs = 5_000;

const notice = () => document.getElementById(noticeId);

export function showUnsent(isShown = true): void {
  const said = notice();
  if (said) said.hidden = !isShown;
}

/** Whether an element is part of the notice itself: its button always answers. */
export function isInUnsent(element: Element): boolean {
  return notice()?.contains(element) === true;
}

/**
 * Resolves once the server answers, whatever it says: at once, right after the page has come. Until then the page says so in
 * words; it tries again by itself, when the device is online again, and when the notice's button is pressed.
 * @param signal ends it: somebody else sends what waits
 */
export async function untilReached(signal: AbortSignal): Promise<void> {
  for (;;) {
    const isDone = await isReached(signal);
    if (isDone || signal.aborted) break;
    showUnsent();
    await nextTry();
  }
  showUnsent(false);
}

async function isReached(ended: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  // not before the press is over: a form does not send itself while it is being sent
  if (performance.now() < heardMs) return new Promise((done) => setTimeout(done, 0, true));
  try {
    // eslint-disable-next-line house/requests-through-client -- the client is part of the app, which has not come yet
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.any([ended, AbortSignal.timeout(reachMs)]) });
    return true;
  } catch {
    return false;
  }
}

function nextTry(): Promise<unknown> {
  return new Promise((done) => {
    addEventListener("online", done, { once: true });
    notice()?.addEventListener("click", done, { once: true });
    setTimeout(done, againAfterMs);
  });
}
