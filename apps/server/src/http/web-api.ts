import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CallApi } from "@time-event/contract/call";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { acceptedEncoding } from "./compression.ts";
import { keptToContract, type Params, parseParams } from "./kept-to-contract.ts";
import { createPublicApi, type PublicApi, type PublicParts } from "./public-api.ts";
import type { CachedReply, ReplyCache } from "./reply-cache.ts";

/** The public web API: each feature adds its calls, and pages make the open reading ones inside the process. */
export interface WebApi extends PublicApi {
  /** An open reading call whose reply is made again each time. */
  add<E extends Endpoint>(endpoint: E, answer: (params: Params<E>) => Promise<ReplyOf<E>>): void;
  /**
   * A call whose reply stays the same as long as its stamp does: it is made, parsed, serialised and compressed once.
   * `before` may handle the request itself (to stream) by returning true.
   */
  addCached<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>) => Promise<ReplyOf<E>>,
    stampOf: (params: Params<E>) => Promise<string>,
    before?: (request: FastifyRequest, reply: FastifyReply, params: Params<E>) => Promise<boolean>,
  ): void;
  /** Makes an open call without leaving the process. */
  readonly call: CallApi;
}

/** How many addresses keep their parsed parameters. */
const rememberedAddresses = 1_000;

export function createWebApi(
  app: FastifyInstance,
  basePath: string,
  { cache, ...parts }: PublicParts & { readonly cache: ReplyCache },
): WebApi {
  const answers = new Map<string, (params: unknown) => Promise<{ data: unknown; meta: unknown }>>();

  return {
    ...createPublicApi(app, basePath, parts),

    add: (endpoint, answer) => {
      const produce = keptToContract(endpoint, answer);
      answers.set(endpoint.name, (params) => produce(parseParams(endpoint, params)));
      app.get(`${basePath}/${endpoint.name}`, { config: { call: endpoint } }, async (request, reply) => {
        void reply.header("cache-control", "no-cache");
        return produce(parseParams(endpoint, request.query));
      });
    },

    addCached: (endpoint, answer, stampOf, before) => {
      const produce = keptToContract(endpoint, answer);
      const cached = async ({ params, key }: Asked<typeof endpoint>) =>
        cache.get(key, await stampOf(params), () => produce(params));
      const askedBy = rememberAsked(endpoint);
      answers.set(endpoint.name, async (params) => (await cached(toAsked(endpoint, params))).reply);
      app.get(`${basePath}/${endpoint.name}`, { config: { call: endpoint } }, async (request, reply) => {
        const asked = askedBy(request);
        if (before && (await before(request, reply, asked.params))) return reply;
        return sendCached(request, reply, await cached(asked));
      });
    },

    call: async (endpoint, params) => {
      const answer = answers.get(endpoint.name);
      if (!answer) throw new Error(`no such call: ${endpoint.name}`);
      return (await answer(params)) as ReplyOf<typeof endpoint>;
    },
  };
}

/** The input of a call, and the name under which its reply is kept. */
interface Asked<E extends Endpoint> {
  readonly params: Params<E>;
  readonly key: string;
}

function toAsked<E extends Endpoint>(endpoint: E, query: unknown): Asked<E> {
  const params = parseParams(endpoint, query);
  return { params, key: endpoint.name + JSON.stringify(params) };
}

/** Many listeners ask with the same address: its parameters are parsed once. */
function rememberAsked<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => Asked<E> {
  const remembered = new LRUCache<string, Asked<E>>({ max: rememberedAddresses });
  return ({ url, query }) => {
    const known = remembered.get(url);
    if (known) return known;
    const asked = toAsked(endpoint, query);
    remembered.set(url, asked);
    return asked;
  };
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedReply<object>): FastifyReply {
  void reply.headers({ etag: cached.etag, "cache-control": "no-cache", vary: "accept-encoding, accept" });
  if (request.headers["if-none-match"] === cached.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.header("content-type", "application/json; charset=utf-8").send(cached.bytes[encoding]);
}
