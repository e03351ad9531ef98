import type { Send } from "./send.ts";
import { isSentWithoutAuthorization } from "./url-rules.ts";

/** What sending needs of the session. */
export interface Bearer {
  /** The stored access token; null: nobody is signed in. */
  readonly token: () => string | null;
  readonly isGood: (token: string) => boolean;
  /** Gives a valid token instead of an invalid one; handles the other effects of a failed renewal itself. */
  readonly renew: (rejected: string) => Promise<string>;
  /** Called when the server refused a new token too. */
  readonly onRefused: () => void;
}

/**
 * Sends with the bearer token when the rules say so. When a token has expired by its `exp`, or the server refuses it,
 * it is renewed first; then the request is sent once with the new one.
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

/** The retry failed: the server refused the token or has an error. A refusal by the race's rules is a normal reply. */
function isRefused({ status }: Response): boolean {
  return status === 401 || status === 403 || status >= 500;
}

function withBearer(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}
