import type { Send } from "./send.ts";
import { isSentWithoutAuthorization } from "./url-rules.ts";

/** What sending needs to know of the session. */
export interface Bearer {
  /** The stored access token; null: nobody is signed in. */
  readonly token: () => string | null;
  readonly isGood: (token: string) => boolean;
  /** A good token in place of one that is not; what else a failed renewal does is its own affair. */
  readonly renew: (rejected: string) => Promise<string>;
  /** Hears that not even a new token was let in. */
  readonly onRefused: () => void;
}

/**
 * Sends with the bearer token where the rules say so. A token that is not good, by its `exp` or because the server says
 * so, is renewed first; then the request is sent, once, with the new one.
 */
export function createAuthorizedSend(send: Send, bearer: Bearer): Send {
  async function sendRenewed(url: string, init: RequestInit, rejected: string): Promise<Response> {
    const reply = await send(url, withBearer(init, await bearer.renew(rejected)));
    if (isRefused(reply)) bearer.onRefused();
    return reply;
  }

  return async (url, init) => {
    const token = isSentWithoutAuthorization(url) ? null : bearer.token();
    if (token === null) return send(url, init);
    if (!bearer.isGood(token)) return sendRenewed(url, init, token);
    const reply = await send(url, withBearer(init, token));
    return reply.status === 401 ? sendRenewed(url, init, token) : reply;
  };
}

/** The retry failed: the user is not let in, or the server is at fault. What the rules refuse is an answer, no failure. */
function isRefused({ status }: Response): boolean {
  return status === 401 || status === 403 || status >= 500;
}

function withBearer(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}
