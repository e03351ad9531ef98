let isUnderWay = false;

/** Loads the page again by itself: what was typed is kept as a draft, so nobody is asked whether to leave. */
export function reloadPage(): void {
  isUnderWay = true;
  location.reload();
}

export function isOwnReload(): boolean {
  return isUnderWay;
}
