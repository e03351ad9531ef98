import { callPath, parseReply, type CallApi } from "@time-event/contract/call";
import { headersBeside, staleHeader, type SentBeside } from "@time-event/contract/call-headers";
import type { Endpoint, ParamsOf, ReplyOf, Service } from "@time-event/contract/endpoint";
import { noteStale } from "../live/staleness.ts";
import { CallFailed } from "./call-failed.ts";
import { failureOf } from "./failure-of.ts";
import { fileNameOf } from "./file-name.ts";
import { requestsNow } from "./pending-requests.ts";
import { newRepeatId } from "./repeat-id.ts";
import { type Bearer, createAuthorizedSend } from "./send-authorized.ts";
import { sendByBrowser, type Send, type SendInit } from "./send.ts";
import { showsLoadingOverlay, withoutNames } from "./url-rules.ts";

export type ApiUrls = Readonly<Record<Service, string>>;

type ReadingEndpoint = Endpoint & { readonly method: "GET" };
export type UploadEndpoint = Endpoint & { readonly sends: "file" };
export type DownloadEndpoint = Endpoint & { readonly replies: "file" };

export interface NamedFile {
  readonly name: string;
  readonly bytes: Blob;
}

export interface UploadBeside extends SentBeside {
  /** Told how much of the file is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Each throws a CallFailed when the call brings no valid reply. */
export interface ApiClient {
  readonly call: CallApi;
  /** The same address as a stream of events. Null when the browser does not support streams. */
  readonly listen: <E extends ReadingEndpoint>(endpoint: E, params: ParamsOf<E>) => EventSource | null;
  readonly upload: <E extends UploadEndpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    file: Blob,
    beside?: UploadBeside,
  ) => Promise<ReplyOf<E>>;
  readonly download: <E extends DownloadEndpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    beside?: SentBeside,
  ) => Promise<NamedFile>;
}

interface ApiClientOptions {
  readonly apiUrls: ApiUrls;
  /** The session that authorizes requests; without one, requests are sent as they are. */
  readonly bearer?: Bearer;
  readonly send?: Send;
}

/** Calls the API from the browser. Checks requests and replies against the contract. */
export function createApiClient({ apiUrls, bearer, send = sendByBrowser }: ApiClientOptions): ApiClient {
  const reach = orOffline(send);
  const sendByRules = bearer ? createAuthorizedSend(reach, bearer) : reach;

  async function request<T>(url: string, init: SendInit, read: (reply: Response) => Promise<T>): Promise<T> {
    const shown = showsLoadingOverlay(url) ? requestsNow() : null;
    shown?.begin();
    try {
      const reply = await sendByRules(url, init);
      if (!reply.ok) throw await failureOf(reply, url);
      return await read(reply);
    } finally {
      shown?.end();
    }
  }

  function urlOf(endpoint: Endpoint, path: string): string {
    return endpointUrl(apiUrls, endpoint, endpoint.openedBy === "staff" ? withoutNames(path) : path);
  }

  return {
    call: (endpoint, input, beside = {}) => {
      const path = endpoint.method === "GET" ? callPath(endpoint, input) : endpoint.name;
      const init = jsonRequest(endpoint, input, headersBeside(endpoint, beside, newRepeatId));
      return request(urlOf(endpoint, path), init, replyReader(endpoint));
    },
    listen: (endpoint, params) =>
      typeof EventSource === "undefined" ? null : new EventSource(urlOf(endpoint, callPath(endpoint, params))),
    upload: (endpoint, params, file, { onProgress, ...beside } = {}) => {
      const headers = {
        ...headersBeside(endpoint, beside, newRepeatId),
        accept: "application/json",
        "content-type": "application/octet-stream",
      };
      const init = { method: endpoint.method, headers, body: file, ...(onProgress && { onProgress }) };
      return request(urlOf(endpoint, callPath(endpoint, params)), init, replyReader(endpoint));
    },
    download: (endpoint, params, beside = {}) => {
      const init = { method: endpoint.method, headers: headersBeside(endpoint, beside, newRepeatId) };
      return request(urlOf(endpoint, callPath(endpoint, params)), init, async (reply) => ({
        name: fileNameOf(reply.headers.get("content-disposition")) ?? endpoint.name,
        bytes: await reply.blob(),
      }));
    },
  };
}

function endpointUrl(apiUrls: ApiUrls, endpoint: Endpoint, path: string): string {
  return `${apiUrls[endpoint.service].replace(/\/$/, "")}/${path}`;
}

function orOffline(send: Send): Send {
  return async (url, init) => {
    try {
      return await send(url, init);
    } catch (cause) {
      throw new CallFailed("offline", 0, { cause });
    }
  };
}

/** JSON has no NaN and would say null, which is another answer: a number that could not be read is not sent. */
function readable(path: string, value: unknown): unknown {
  if (Number.isNaN(value)) throw new CallFailed("invalid_input", 400, { fields: [{ path, code: "not_a_number" }] });
  return value;
}

function jsonRequest({ method }: Endpoint, input: unknown, beside: Record<string, string>): RequestInit {
  const headers = { ...beside, accept: "application/json" };
  if (method === "GET") return { method, headers };
  return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(input, readable) };
}

function replyReader<E extends Endpoint>(endpoint: E) {
  return async (reply: Response): Promise<ReplyOf<E>> => {
    try {
      const since = reply.headers.get(staleHeader);
      noteStale(since === null ? null : Date.parse(since));
      // eslint-disable-next-line no-console -- a row of the server's that breaks the contract: somebody must be able to see it
      return parseReply(endpoint, await reply.json(), (error) => console.error(endpoint.name, error));
    } catch (cause) {
      throw new CallFailed("unreadable", reply.status, { cause });
    }
  };
}
