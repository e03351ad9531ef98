export interface SendInit extends RequestInit {
  /** Told how much of the body is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type Send = (url: string, init: SendInit) => Promise<Response>;

/** The only place that calls the browser's own `fetch`: every request passes through the client first. */
export const sendByBrowser: Send = (url, init) => (init.onProgress ? sendCounting(url, init) : fetch(url, init));

/** A body that does not move for so long is lost. The server's work afterwards has as long. */
const stalledMs = 40_000;

/** `fetch` does not say how much of a body it has sent; this older way does. */
const sendCounting: Send = (url, { method = "GET", headers, body, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled = setTimeout(giveUp, stalledMs);
    function giveUp(): void {
      request.abort();
    }
    const isAlive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(giveUp, stalledMs);
    };
    request.open(method, url);
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      isAlive();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(replyOf(request));
    request.onerror = () => reject(new TypeError("no reply"));
    request.onabort = () => reject(new TypeError("no reply in time"));
    request.onloadend = () => clearTimeout(stalled);
    request.send(body as XMLHttpRequestBodyInit);
  });

function replyOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(request.response as Blob, { status: request.status, headers });
}
