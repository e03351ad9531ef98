import { callPath, parseReply, type CallApi } from "@time-event/contract/call";
import type { Endpoint, Service } from "@time-event/contract/endpoint";
import { problem } from "@time-event/contract/errors";
import { CallFailed } from "./call-failed.ts";
import { pendingRequests } from "./pending-requests.ts";
import { isSentWithoutAuthorization, showsLoadingOverlay } from "./url-rules.ts";

export type ApiUrls = Readonly<Record<Service, string>>;

interface ApiClientOptions {
  readonly apiUrls: ApiUrls;
  /** The access token to send where the rules say so; null: nobody is signed in. */
  readonly accessToken?: () => string | null;
}

/** Calls the API from the browser: by the contract on the way out and on the way back. */
export function createApiClient({ apiUrls, accessToken = () => null }: ApiClientOptions): CallApi {
  return async (endpoint, params) => {
    const url = endpointUrl(apiUrls, endpoint, callPath(endpoint, params));
    const headers = new Headers({ accept: "application/json" });
    const token = isSentWithoutAuthorization(url) ? null : accessToken();
    if (token !== null) headers.set("authorization", `Bearer ${token}`);

    const shown = showsLoadingOverlay(url);
    if (shown) pendingRequests.begin();
    try {
      const reply = await send(url, { method: endpoint.method, headers });
      if (!reply.ok) throw await failureOf(reply, url);
      return read(endpoint, await reply.json());
    } finally {
      if (shown) pendingRequests.end();
    }
  };
}

/** The full address of a call. @example endpointUrl(urls, webEventList, "web-event-list?type=trail") */
export function endpointUrl(apiUrls: ApiUrls, endpoint: Endpoint, path: string): string {
  return `${apiUrls[endpoint.service].replace(/\/$/, "")}/${path}`;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new CallFailed("offline", 0, [], cause);
  }
}

function read<E extends Endpoint>(endpoint: E, body: unknown) {
  try {
    return parseReply(endpoint, body);
  } catch (cause) {
    throw new CallFailed("unreadable", 200, [], cause);
  }
}

async function failureOf(reply: Response, url: string): Promise<CallFailed> {
  // eslint-disable-next-line no-console -- the product is specified to log exactly this
  if (reply.status === 400 && isSentWithoutAuthorization(url)) console.error("Bad Request");
  const told = problem.safeParse(await reply.json().catch(() => null));
  return told.success
    ? new CallFailed(told.data.code, reply.status, told.data.errors)
    : new CallFailed(reply.status === 404 ? "not_found" : "internal", reply.status);
}
