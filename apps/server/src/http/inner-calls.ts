import type { FastifyInstance } from "fastify";
import { callPath, type CallApi, parseReply } from "@time-event/contract/call";
import { headersBeside } from "@time-event/contract/call-headers";
import { type FieldError, problem } from "@time-event/contract/errors";
import { lineCookie } from "./waiting-line/line-cookie.ts";

/** A call that a page made, answered with a problem. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly string[];
  readonly fields: readonly FieldError[];

  constructor(status: number, body: unknown) {
    const told = problem.safeParse(body);
    const code = told.success ? told.data.code : status === 404 ? "not_found" : "internal";
    super(`${code} (${status}) to a page`);
    this.status = status;
    this.code = code;
    this.reasons = told.data?.reasons ?? [];
    this.fields = told.data?.errors ?? [];
  }
}

/** How a call is sent, by JSON or as a file. A submit whose page made no id gets one that nobody sends again. */
export function requestOf(...[endpoint, input, beside = {}]: Parameters<CallApi>) {
  const headers = { accept: "application/json", ...headersBeside(endpoint, beside, () => crypto.randomUUID()) };
  if (endpoint.method === "GET") return { method: "GET", path: callPath(endpoint, input as never), headers } as const;
  if (endpoint.sends === "file") {
    const type = { "content-type": "application/octet-stream" };
    const body = Buffer.from(beside.file ?? []);
    return {
      method: "POST",
      path: callPath(endpoint, input as never),
      headers: { ...headers, ...type },
      body,
    } as const;
  }
  const body = JSON.stringify(input);
  return {
    method: "POST",
    path: endpoint.name,
    headers: { ...headers, "content-type": "application/json" },
    body,
  } as const;
}

/**
 * Makes calls of the public API inside the process as a visitor would from outside: with keys, ids of submits and the
 * limits of the visitor's address. A form that is posted without script needs no other way in.
 */
export function createInnerCalls(
  app: FastifyInstance,
  basePath: string,
): (address: string, ticket?: string) => CallApi {
  return (address, ticket) => async (endpoint, input, beside) => {
    const { method, path, headers, body } = requestOf(endpoint, input, beside);
    const reply = await app.inject({
      method,
      url: `${basePath}/${path}`,
      headers: { ...headers, ...(ticket !== undefined && { cookie: `${lineCookie}=${ticket}` }) },
      remoteAddress: address,
      ...(body !== undefined && { payload: body }),
    });
    const told: unknown = reply.json();
    if (reply.statusCode >= 400) throw new CallRefused(reply.statusCode, told);
    return parseReply(endpoint, told);
  };
}
