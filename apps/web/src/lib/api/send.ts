export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The only place that calls the browser's own `fetch`: every request passes through the client first. */
export const sendByBrowser: Send = (url, init) => fetch(url, init);
