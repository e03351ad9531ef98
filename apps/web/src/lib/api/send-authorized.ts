import type { Send, SendInit } from "./send.ts";
import { isSentWithoutAuthorization } from "./url-rules.ts";

/** What sending needs of the session. */
export interface Bearer {
  /** The stored access token; null: nobody is signed in. */
  readonly token: () => string | null;
  readonly isGood: (token: string) => boolean;
  /** Gives a valid token instead of an invalid one; handles the other effects of a failed renewal itself. */
  readonly renew: (rejected: string) => Promise<string>;
  /** Resolves when no renewal ahead of the token's end is under way: a request must not find the token that it replaces. */
  readonly settled: () => Promise<void>;
  /** Called when the retry failed, however it failed. */
  readonly onRefused: () => void;
  readonly isOnline: () => boolean;
}

/**
 * Sends with the bearer token when the rules say so. When a token has expired by its `exp`, or the server refuses it,
 * it is renewed first; then the request is sent once with the new one. Any failure of that retry ends the sign-in, as the
 * specification says. It costs nobody anything: tokens are renewed ahead of their end (`renew-ahead.ts`), so hardly a
 * request is a retry, and what was being typed comes back (`lib/drafts`).
 */
export function createAuthorizedSend(send: Send, bearer: Bearer): Send {
  async function sendRenewed(url: string, init: SendInit, rejected: string): Promise<Response> {
    const token = await bearer.renew(rejected);
    try {
      const reply = await send(url, withBearer(init, token));
      if (!reply.ok) bearer.onRefused();
      return reply;
    } catch (error) {
      // a device that lost its network has lost nothing else
      if (bearer.isOnline()) bearer.onRefused();
      throw error;
    }
  }

  return async (url, init) => {
    if (isSentWithoutAuthorization(url)) return send(url, init);
    await bearer.settled();
    const token = bearer.token();
    if (token === null) return send(url, init);
    if (!bearer.isGood(token)) return sendRenewed(url, init, token);
    const reply = await send(url, withBearer(init, token));
    return reply.status === 401 ? sendRenewed(url, init, token) : reply;
  };
}

function withBearer(init: SendInit, token: string): SendInit {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}
