import { type CallApi, parseReply } from "@time-event/contract/call";
import { staleHeader } from "@time-event/contract/call-headers";
import { CallRefused, requestOf } from "../http/inner-calls.ts";
import type { WebApi } from "../http/web-api.ts";

const answerWithinMs = 10_000;

/** Another server that brought no answer that can be read. */
class RemoteAway extends Error {
  readonly status = 503;
  readonly code = "unavailable";
}

/**
 * Makes the calls of pages where `WEB_API_URL` names another server: what the server renders comes from the same place as
 * what the browser asks for later.
 */
export function createRemoteWebApi(baseUrl: string): WebApi["callNoting"] {
  return (onStale) =>
    async (...asked: Parameters<CallApi>) => {
      const [endpoint] = asked;
      const { path, ...init } = requestOf(...asked);
      const reply = await ask(`${baseUrl.replace(/\/$/, "")}/${path}`, init);
      const staleSince = Date.parse(reply.headers.get(staleHeader) ?? "");
      if (!Number.isNaN(staleSince)) onStale(staleSince);
      const body: unknown = await reply.json().catch(() => null);
      if (!reply.ok) throw new CallRefused(reply.status, body);
      try {
        return parseReply(endpoint, body);
      } catch (cause) {
        throw new RemoteAway("the configured web API broke its contract", { cause });
      }
    };
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
  } catch (cause) {
    throw new RemoteAway("the configured web API does not answer", { cause });
  }
}
