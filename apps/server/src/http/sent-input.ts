import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { repeatHeader, repeatIdPattern } from "@time-event/contract/call-headers";
import type { Endpoint } from "@time-event/contract/endpoint";
import { type Body, type Params, parseBody, parseParams } from "./kept-to-contract.ts";
import { InvalidInput, type KeyRefused } from "./refusals.ts";

/** The input of a changing call, by the contract: JSON, or a file and the query that describes it. */
export type Sent<E extends Endpoint> = E["sends"] extends "file"
  ? { readonly params: Params<E>; readonly file: Buffer }
  : Body<E>;

const bringsJson = ({ method, sends }: Endpoint) => method === "POST" && sends !== "file";

/** Where the input of a call stands, as it was sent. */
export const inputOf = (endpoint: Endpoint, { body, query }: FastifyRequest) => (bringsJson(endpoint) ? body : query);

/** @throws InvalidInput */
export function readSent<E extends Endpoint>(endpoint: E, { body, query }: FastifyRequest): Sent<E> {
  if (bringsJson(endpoint)) return parseBody(endpoint, body) as Sent<E>;
  if (!Buffer.isBuffer(body) || body.length === 0) throw new InvalidInput([{ path: "file", code: "required" }]);
  return { params: parseParams(endpoint, query), file: body } as Sent<E>;
}

/** The input of a submit that nobody may make any more: what is wrong with it is not told. @throws KeyRefused */
export function readAgain<E extends Endpoint>(endpoint: E, request: FastifyRequest, refusal: KeyRefused): Sent<E> {
  try {
    readRepeatId(request);
    return readSent(endpoint, request);
  } catch {
    throw refusal;
  }
}

/** @throws InvalidInput */
export function readRepeatId({ headers }: FastifyRequest): string {
  const given = headers[repeatHeader];
  if (given === undefined) throw new InvalidInput([{ path: repeatHeader, code: "required" }]);
  // in quotes, as the draft has it, or plain
  const id = String(given).replace(/^"(.*)"$/, "$1");
  if (!repeatIdPattern.test(id)) throw new InvalidInput([{ path: repeatHeader, code: "invalid_format" }]);
  return id;
}

/** What distinguishes a repeat from another submit: the input, as the contract reads it. */
export function fingerprintOf(sent: unknown): string {
  const { params, file } = sent as { params?: unknown; file?: unknown };
  if (!Buffer.isBuffer(file)) return JSON.stringify(sent) ?? "";
  return `${JSON.stringify(params)}\n${createHash("sha256").update(file).digest("base64url")}`;
}
