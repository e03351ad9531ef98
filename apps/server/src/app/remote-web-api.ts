import { callPath, parseReply } from "@time-event/contract/call";
import { staleHeader } from "@time-event/contract/call-headers";
import { problem } from "@time-event/contract/errors";
import type { WebApi } from "../http/web-api.ts";

const answerWithinMs = 10_000;

/** A call of another server that brought no valid reply. */
class RemoteCallFailed extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, cause?: unknown) {
    super(`${code} (${status}) of the configured web API`, { cause });
    this.status = status;
    this.code = code;
  }
}

/**
 * Makes the reading calls of pages where `WEB_API_URL` names another server: what the server renders comes from the same
 * place as what the browser asks for later.
 */
export function createRemoteWebApi(baseUrl: string): WebApi["callNoting"] {
  return (onStale) => async (endpoint, params) => {
    const url = `${baseUrl.replace(/\/$/, "")}/${callPath(endpoint, params as never)}`;
    const reply = await ask(url);
    const staleSince = Date.parse(reply.headers.get(staleHeader) ?? "");
    if (!Number.isNaN(staleSince)) onStale(staleSince);
    const body: unknown = await reply.json().catch(() => null);
    if (!reply.ok) throw new RemoteCallFailed(reply.status, codeOf(body, reply.status));
    try {
      return parseReply(endpoint, body);
    } catch (cause) {
      throw new RemoteCallFailed(503, "unavailable", cause);
    }
  };
}

async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: "application/json" }, signal: AbortSignal.timeout(answerWithinMs) });
  } catch (cause) {
    throw new RemoteCallFailed(503, "unavailable", cause);
  }
}

function codeOf(body: unknown, status: number): string {
  const told = problem.safeParse(body);
  if (told.success) return told.data.code;
  return status === 404 ? "not_found" : "internal";
}
