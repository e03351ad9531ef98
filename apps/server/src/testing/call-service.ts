import { callPath, parseReply } from "@time-event/contract/call";
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import { problem, type Problem } from "@time-event/contract/errors";

/** The base URL of each service. */
export const servicePaths = { token: "/api/auth", event: "/api/event", web: "/api/web" } as const;

/** The outcome of a call: its reply by the contract, or why it was refused. */
export interface Answer<E extends Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  readonly reply: ReplyOf<E> | undefined;
  readonly problem: Problem | undefined;
}

async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const body: unknown = await response.json();
  const { status, headers } = response;
  if (response.ok) return { status, headers, reply: parseReply(endpoint, body), problem: undefined };
  return { status, headers, reply: undefined, problem: problem.parse(body) };
}

/** Makes a POST call over HTTP. */
export async function post<E extends Endpoint>(
  url: string,
  endpoint: E,
  body: BodyOf<E>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<E>> {
  const response = await fetch(`${url}${servicePaths[endpoint.service]}/${endpoint.name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return answerOf(endpoint, response);
}

/** Makes a GET call over HTTP, with a bearer token where one is given. */
export async function get<E extends Endpoint>(
  url: string,
  endpoint: E,
  bearer?: string,
  params: ParamsOf<E> = {} as ParamsOf<E>,
): Promise<Answer<E>> {
  return answerOf(
    endpoint,
    await fetch(`${url}${servicePaths[endpoint.service]}/${callPath(endpoint, params)}`, { headers: bearing(bearer) }),
  );
}

/** Sends a file over HTTP. */
export async function upload<E extends Endpoint>(
  url: string,
  endpoint: E,
  file: Uint8Array,
  bearer: string | undefined,
  params: ParamsOf<E>,
): Promise<Answer<E>> {
  const response = await fetch(`${url}${servicePaths[endpoint.service]}/${callPath(endpoint, params)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...bearing(bearer) },
    body: Buffer.from(file),
  });
  return answerOf(endpoint, response);
}

/** The header of a staff call. */
export function bearing(bearer: string | undefined): Record<string, string> {
  return bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
}
