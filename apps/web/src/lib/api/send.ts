export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The one place where the browser's own `fetch` is called: every request passes through the client on its way here. */
export const sendByBrowser: Send = (url, init) => fetch(url, init);
