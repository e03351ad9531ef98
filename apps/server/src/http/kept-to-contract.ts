import type { FastifyInstance } from "fastify";
import { core, type output } from "zod/mini";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { readLeniently } from "@time-event/contract/lenient";
import { textProblems } from "@time-event/contract/text-problems";
import { parseReply } from "./parse-reply.ts";
import { InvalidInput } from "./refusals.ts";

/** The parameters of a call, parsed by the contract, with its defaults. */
export type Params<E extends Endpoint> = output<E["params"]>;
export type Body<E extends Endpoint> = output<E["body"]>;

/** @throws InvalidInput */
export function parseParams<E extends Endpoint>(endpoint: E, query: unknown): Params<E> {
  expectPlainText(query);
  const parsed = endpoint.params.safeParse(query);
  if (!parsed.success) throw InvalidInput.from(parsed.error.issues);
  return parsed.data as Params<E>;
}

/** @throws InvalidInput */
export function parseBody<E extends Endpoint>(endpoint: E, body: unknown): Body<E> {
  expectPlainText(body);
  const parsed = endpoint.body.safeParse(body);
  if (!parsed.success) throw InvalidInput.from(parsed.error.issues);
  return parsed.data as Body<E>;
}

function expectPlainText(sent: unknown): void {
  const problems = textProblems(sent);
  if (problems.length > 0) throw new InvalidInput(problems);
}

/**
 * The answer of a call, parsed by the contract, so that only the columns leave that it names. Stored data that breaks
 * the contract is written into the log, and what can be read of it is sent: it must not shut its own screen.
 */
export function keptToContract<E extends Endpoint, Given extends unknown[]>(
  app: Pick<FastifyInstance, "log">,
  endpoint: E,
  answer: (...given: Given) => Promise<ReplyOf<E>>,
) {
  const keep = keeperOf(app, endpoint);
  return async (...given: Given): Promise<ReplyOf<E>> => keep(await answer(...given));
}

/** The same for a reply that is there. */
export function keeperOf<E extends Endpoint>({ log }: Pick<FastifyInstance, "log">, endpoint: E) {
  return async ({ data, meta }: ReplyOf<E>): Promise<ReplyOf<E>> => {
    try {
      return { data: await parseReply(endpoint.data, data), meta: endpoint.meta.parse(meta) } as ReplyOf<E>;
    } catch (error) {
      if (!(error instanceof core.$ZodError)) throw error;
      log.error({ call: endpoint.name, places: placesOf(error) }, "stored data breaks the contract");
      return {
        data: readLeniently(endpoint.data, data),
        meta: readLeniently(endpoint.meta, meta),
      } as ReplyOf<E>;
    }
  };
}

/** Where and how, without the values: they may be somebody's data. */
function placesOf({ issues }: core.$ZodError): string[] {
  return issues.slice(0, 20).map(({ path, code }) => `${path.map(String).join(".")} ${code}`);
}
