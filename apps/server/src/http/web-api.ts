import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CallApi } from "@time-event/contract/call";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Availability } from "../db/availability.ts";
import { isDatabaseAway, isDatabaseBusy } from "../db/trouble.ts";
import { acceptedEncoding } from "./compression.ts";
import { createInnerCalls } from "./inner-calls.ts";
import type { KeyHolder } from "./key-holder.ts";
import { keptToContract, type Params, parseParams } from "./kept-to-contract.ts";
import type { KeptWhileSame } from "./kept-while-same.ts";
import { createPublicApi, expectKind, expectOwnEvent, type PublicApi, type PublicParts } from "./public-api.ts";
import type { ReadLimit } from "./read-limit.ts";
import { ServiceAway } from "./refusals.ts";
import type { CachedReply, ReplyCache } from "./reply-cache.ts";
import { markStale } from "./stale.ts";

/** The public web API: each feature adds its calls, and pages make the open reading ones inside the process. */
export interface WebApi extends PublicApi {
  /**
   * An open reading call whose reply is made again when the database has changed, whatever changed, and every second. While
   * the database is away, its last reply answers.
   */
  add<E extends Endpoint>(endpoint: E, answer: (params: Params<E>) => Promise<ReplyOf<E>>): void;
  /**
   * A call whose reply stays the same as long as its stamp does: it is made, parsed, serialised and compressed once.
   * `before` may handle the request itself (to stream) by returning true. `withKey` answers who sends a key, and is not
   * kept.
   */
  addCached<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>) => Promise<ReplyOf<E>>,
    stampOf: (params: Params<E>) => Promise<string>,
    before?: (request: FastifyRequest, reply: FastifyReply, params: Params<E>) => Promise<boolean>,
    withKey?: (params: Params<E>, key: KeyHolder) => Promise<ReplyOf<E>>,
  ): void;
  /**
   * Makes the calls of a page without leaving the process: what is kept for everybody from there, all else as its visitor
   * would make it.
   * @param onStale told since when a reply is old, because the database is away
   * @param address where the visitor is
   * @param ticket their place in the line of an event
   */
  callNoting(onStale: (since: InstantMs) => void, address: string, ticket?: string): CallApi;
}

interface WebParts extends PublicParts {
  readonly cache: ReplyCache;
  /** Texts of replies. */
  readonly kept: KeptWhileSame<string>;
  readonly readLimit: ReadLimit;
  readonly availability: Pick<Availability, "awayForMs">;
  readonly clock: () => InstantMs;
}

/** A reply, and since when it is old; undefined: it is not. */
interface Answered<Reply> {
  readonly reply: Reply;
  readonly staleSince: InstantMs | undefined;
}

/** How many addresses keep their parsed parameters. */
const rememberedAddresses = 1_000;

export function createWebApi(
  app: FastifyInstance,
  basePath: string,
  { cache, kept, readLimit, availability, clock, ...parts }: WebParts,
): WebApi {
  const innerCalls = createInnerCalls(app, basePath);
  const answers = new Map<string, (params: unknown) => Promise<Answered<() => unknown>>>();

  return {
    ...createPublicApi(app, basePath, parts),

    add: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      const answered = async ({ params, key }: Asked<typeof endpoint>) => {
        const textSince = await kept
          .get(key, async () => JSON.stringify(await produce(params)))
          .then((text) => ({ text, staleSince: undefined }))
          .catch((error: unknown) => {
            const last = cannotRead(error) ? kept.last(key) : undefined;
            if (!last) throw error;
            return { text: last.value, staleSince: last.knownAt };
          });
        return { ...textSince, reply: () => JSON.parse(textSince.text) as unknown };
      };
      answers.set(endpoint.name, (params) => answered(toAsked(endpoint, params)));
      app.get(`${basePath}/${endpoint.name}`, { config: { call: endpoint } }, async (request, reply) => {
        readLimit.count(request);
        const { text, staleSince } = await answered(toAsked(endpoint, request.query));
        void reply.header("cache-control", "no-cache").type("application/json; charset=utf-8");
        if (staleSince !== undefined) markStale(reply, staleSince);
        return text;
      });
    },

    addCached: (endpoint, answer, stampOf, before, withKey) => {
      const produceFor = withKey && keptToContract(app, endpoint, withKey);
      const produce = keptToContract(app, endpoint, answer);
      const cached = async (
        { params, key }: Asked<typeof endpoint>,
        count = () => {},
      ): Promise<Answered<CachedReply<object>>> => {
        try {
          const reply = await cache.get(key, await stampOf(params), async () => {
            count();
            return produce(params);
          });
          const awayForMs = availability.awayForMs();
          return { reply, staleSince: awayForMs === undefined ? undefined : clock() - awayForMs };
        } catch (error) {
          const last = cannotRead(error) ? cache.last(key) : undefined;
          if (!last) throw error;
          return { reply: await last.reply, staleSince: last.knownAt };
        }
      };
      const askedBy = rememberAsked(endpoint);
      answers.set(endpoint.name, async (params) => {
        const { reply, staleSince } = await cached(toAsked(endpoint, params));
        return { reply: () => reply.reply, staleSince };
      });
      app.get(`${basePath}/${endpoint.name}`, { config: { call: endpoint } }, async (request, reply) => {
        const asked = askedBy(request);
        const holder = produceFor && (await parts.readKey(request));
        if (holder) {
          expectOwnEvent(expectKind(endpoint, holder), asked.params);
          void reply.header("cache-control", "no-store");
          return produceFor(asked.params, holder);
        }
        if (before && (await before(request, reply, asked.params))) return reply;
        return sendCached(request, reply, await cached(asked, () => readLimit.count(request)));
      });
    },

    callNoting: (onStale, address, ticket) => async (endpoint, params, beside) => {
      const answer = answers.get(endpoint.name);
      if (!answer) return innerCalls(address, ticket)(endpoint, params, beside);
      const { reply, staleSince } = await answer(params).catch((error: unknown) => {
        throw cannotRead(error) ? new ServiceAway({ cause: error }) : error;
      });
      if (staleSince !== undefined) onStale(staleSince);
      return reply() as ReplyOf<typeof endpoint>;
    },
  };
}

/** Whether the database, and not the request, is why there is no new reply. */
function cannotRead(error: unknown): boolean {
  return isDatabaseAway(error) || isDatabaseBusy(error);
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

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { reply: cached, staleSince }: Answered<CachedReply<object>>,
): FastifyReply {
  void reply.headers({ etag: cached.etag, "cache-control": "no-cache", vary: "accept-encoding, accept" });
  if (staleSince !== undefined) markStale(reply.removeHeader("etag"), staleSince);
  else if (request.headers["if-none-match"] === cached.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.header("content-type", "application/json; charset=utf-8").send(cached.bytes[encoding]);
}
