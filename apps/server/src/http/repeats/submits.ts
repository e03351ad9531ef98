import { hash } from "node:crypto";
import { ofRequest, problemOf } from "../problems.ts";
import { hashOfId } from "./sealed-reply.ts";

/** One submit of one caller, by the id that the client made for it. */
export interface Submit {
  /** Name of the call. */
  readonly call: string;
  /** An id of one caller means nothing for another. */
  readonly caller: string;
  readonly id: string;
  /** The input, or what distinguishes it from any other: the same id with other input is refused. */
  readonly sent: string;
  /** Whether its reply is kept as it is. */
  readonly repliesNoSecret?: boolean;
  /** The request that brings it: a refusal names the one that was refused first. */
  readonly request: { readonly id: string };
}

/** A submit, and what its work needs to know of it. */
export interface Asked<Ask> {
  readonly submit: Submit;
  readonly ask: Ask;
}

/** An answer as it goes over the wire, the first time and every time after. */
export interface Answer {
  readonly status: number;
  /** JSON; from status 400 on a problem document. */
  readonly body: string;
}

/** A refusal by the rules is an answer, too; a failure to answer is none, and the client may try again. */
const finalStatuses = [400, 404, 409];

/** What distinguishes the input of two submits, without keeping it. */
export function hashOfSent(sent: string): string {
  return hash("sha256", sent, "base64url");
}

/** A submit by the hashes under which its answer is stored. */
export interface Hashed {
  readonly submit: Submit;
  /** The call and the caller. */
  readonly scope: string;
  readonly idHash: string;
  readonly requestHash: string;
}

export function hashSubmit(submit: Submit): Hashed {
  const scope = `${submit.call}\n${submit.caller}`;
  return { submit, scope, idHash: hashOfId(submit.id, scope), requestHash: hashOfSent(submit.sent) };
}

/** The answer that a reply or a refusal is. @throws a failure, which is none */
export function finalAnswer({ request }: Pick<Submit, "request">, reply: object | Error): Answer {
  if (!(reply instanceof Error)) return { status: 200, body: JSON.stringify(reply) };
  const problem = problemOf(reply);
  if (!finalStatuses.includes(problem.status)) throw reply;
  return { status: problem.status, body: JSON.stringify(ofRequest(request, problem)) };
}
