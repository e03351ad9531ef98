import { callPath, parseReply } from "@time-event/contract/call";
import type { Endpoint, ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import { problem, type Problem } from "@time-event/contract/errors";

/** Calls the public web API over HTTP and parses the reply by the contract; a refusal is thrown. */
export async function callWebApi<E extends Endpoint>(
  url: string,
  endpoint: E,
  params: ParamsOf<E>,
): Promise<ReplyOf<E>> {
  const reply = await fetch(`${url}/api/web/${callPath(endpoint, params)}`);
  const body: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${reply.status} ${JSON.stringify(body)}`);
  return parseReply(endpoint, body);
}

/** Makes a call that must be refused; returns the problem document. */
export async function refusedCall(url: string, path: string): Promise<Problem> {
  const reply = await fetch(`${url}/api/web/${path}`);
  const { instance: _, ...told } = problem.parse(await reply.json());
  return told;
}
