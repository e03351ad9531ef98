import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accessKeyHeader } from "@time-event/contract/call-headers";
import type { FieldError, Problem, ProblemCode } from "@time-event/contract/errors";
import { isUnstorable } from "../db/connection.ts";
import { isDatabaseTrouble } from "../db/trouble.ts";
import { unnamedWords } from "./named-refusals.ts";
import {
  EditConflict,
  InLine,
  InUse,
  InvalidInput,
  KeyRefused,
  NotFound,
  NotLetIn,
  NotPermitted,
  NotSignedIn,
  Refused,
  RepeatDiffers,
  SecondFactorNeeded,
  TooManyAttempts,
} from "./refusals.ts";

interface Options {
  /** For tests: a refusal with a word that its call does not name in the contract is an error of ours. */
  readonly strict?: boolean;
}

/** Answers every error with an RFC 9457 problem document that reveals nothing about the server's inside. */
export function answerErrors(app: FastifyInstance, { strict = false }: Options = {}): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const unnamed = unnamedIn(request, thrown);
    if (unnamed) request.log.error({ err: unnamed }, "the contract is not kept");
    const error = strict && unnamed ? unnamed : thrown;
    const problem = problemOf(error);
    if (problem.status >= 500 && !(error instanceof InLine))
      request.log.error({ err: error, req: request }, "request failed");
    if (problem.status === 503) void reply.header("retry-after", "2");
    if (error instanceof TooManyAttempts || error instanceof InLine) {
      void reply.header("retry-after", Math.ceil(error.retryAfterMs / 1000));
    }
    if (problem.status === 401) {
      void reply.header("www-authenticate", error instanceof KeyRefused ? `Key header="${accessKeyHeader}"` : "Bearer");
    }
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem(404, "not_found")));
}

function unnamedIn(request: FastifyRequest, error: unknown): Error | undefined {
  const { call } = request.routeOptions.config;
  if (!call || !(error instanceof Refused)) return undefined;
  const words = unnamedWords(call, error);
  if (words.length === 0) return undefined;
  return new Error(`${call.name} refuses with ${words.join(", ")}, which its \`refuses\` does not name for that place`);
}

export function sendProblem(reply: FastifyReply, document: Problem): FastifyReply {
  return reply
    .code(document.status)
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(ofRequest(reply.request, document)));
}

/** A problem with the name by which the log knows its request. */
export function ofRequest({ id }: Pick<FastifyRequest, "id">, document: Problem): Problem {
  return { ...document, instance: `urn:request:${id}` };
}

/** What a caller learns about an error. */
export function problemOf(error: Error & { statusCode?: number }): Problem {
  if (error instanceof NotFound || error instanceof NotPermitted) return problem(404, error.code);
  if (error instanceof EditConflict) {
    return { ...problem(409, error.code), changedBy: error.changedBy, changedAt: error.changedAt };
  }
  if (error instanceof InvalidInput) return problem(400, "invalid_input", error.fields);
  if (error instanceof Refused) {
    return {
      ...problem(409, error.code, error.fields),
      reasons: [...error.reasons],
      ...(error instanceof InUse && { inUse: error.count }),
      ...(error instanceof SecondFactorNeeded && { secondFactor: error.secondFactor }),
    };
  }
  if (error instanceof NotLetIn || error instanceof NotSignedIn || error instanceof TooManyAttempts) {
    return problem(error.status, error.code);
  }
  if (error instanceof KeyRefused || error instanceof RepeatDiffers || error instanceof InLine)
    return problem(error.status, error.code);
  if (isDatabaseTrouble(error)) return problem(503, "unavailable");
  if (isUnstorable(error)) return problem(400, "bad_request");
  // Fastify's own errors: a body that is no JSON, is too large, or has an unknown type
  const status = error.statusCode ?? 500;
  if (status === 413) return problem(413, "too_large");
  if (status >= 400 && status < 500) return problem(status, status === 404 ? "not_found" : "bad_request");
  if (status === 503) return problem(503, "unavailable");
  return problem(500, "internal");
}

function problem(status: number, code: ProblemCode, errors: readonly FieldError[] = []): Problem {
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, code, ...(errors.length > 0 && { errors: [...errors] }) };
}
