import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { repeatHeader } from "@time-event/contract/call-headers";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import type { Problem } from "@time-event/contract/errors";
import type { Tx } from "../db/connection.ts";
import type { Attempts, Subject } from "./attempts/attempts.ts";
import { createChangeLimits } from "./attempts/change-limits.ts";
import { type FileReply, sendFile } from "./file-reply.ts";
import { keeperOf, keptToContract, type Params, parseParams } from "./kept-to-contract.ts";
import type { KeyHolder, ReadKey } from "./key-holder.ts";
import { problemOf } from "./problems.ts";
import { KeyRefused, NotFound, type Refused } from "./refusals.ts";
import type { AnswerOnce } from "./repeats/answer-once.ts";
import type { PreparedWork } from "./repeats/answer-together.ts";
import type { RefuseSoon } from "./repeats/refuse-together.ts";
import type { Answer } from "./repeats/submits.ts";
import { fingerprintOf, inputOf, readAgain, readRepeatId, readSent, type Sent } from "./sent-input.ts";

/** Who makes a call without signing in. */
export interface PublicCaller<E extends Endpoint> {
  readonly address: string;
  /** For an open call, only where one was sent. */
  readonly key: E["openedBy"] extends "key" ? KeyHolder : KeyHolder | undefined;
}

/** A submit, and who makes it. */
export interface Asked<E extends Endpoint> {
  readonly sent: Sent<E>;
  readonly caller: PublicCaller<E>;
}

interface PreparedReplies<E extends Endpoint> extends PreparedWork {
  readonly replies: readonly ReplyOf<E>[];
}

/** The work of a repeatable call. */
export interface Submitted<E extends Endpoint> {
  /** Makes all changes, in the transaction that stores the reply. */
  readonly work: (tx: Tx, sent: Sent<E>, caller: PublicCaller<E>) => Promise<ReplyOf<E>>;
  /** For submits that come in thousands: those that wait for each other share one transaction. */
  readonly together?: {
    /** Those of one lane share; undefined: `work` does this one alone. */
    readonly lane: (sent: Sent<E>, caller: PublicCaller<E>) => string | undefined;
    /** Gives each its reply or its refusal; what it has stored for one stays stored, whatever becomes of the others. */
    readonly work: (tx: Tx, asked: readonly Asked<E>[]) => Promise<readonly (ReplyOf<E> | Refused | NotFound)[]>;
    /** The most of them; left out: 100. */
    readonly most?: number;
    /** How much of `most` one takes; left out: 1. */
    readonly weightOf?: (asked: Asked<E>) => number;
    /** The same for submits that come for the first time, while those before them are being stored; undefined: `work` does them. */
    readonly prepare?: (asked: readonly Asked<E>[]) => Promise<PreparedReplies<E> | undefined>;
    /** Submits of this weight are worth it. */
    readonly preparedFrom?: number;
    /** Those for whom nothing is left, before they wait for the others. */
    readonly soon?: RefuseSoon<Asked<E>>;
  };
  /** Its replies say nothing that the database may not hold as it is: they are kept for repeats without being sealed. */
  readonly repliesNoSecret?: true;
  /** Runs after the commit. It also runs after a repeat, so running it twice must do no harm. */
  readonly afterwards?: (sent: Sent<E>, caller: PublicCaller<E>) => Promise<void>;
  /** Can it do anything at all, by what is known without a question? Who asks only to be refused uses up what others need of nothing. */
  readonly mayChange?: (sent: Sent<E>, caller: PublicCaller<E>) => Promise<boolean>;
  /** What somebody could find out by trying, if this submit may be such a try. It waits once there were too many. */
  readonly trial?: {
    readonly of: (sent: Sent<E>, caller: PublicCaller<E>) => readonly Subject[];
    /** Left out: every try counts. Else only a try does that is refused for such a reason. */
    readonly isWrong?: (reason: { readonly path: string; readonly code: string }) => boolean;
  };
}

/** Calls without a sign-in: a key opens them, or nothing at all. */
export interface PublicApi {
  get<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>, caller: PublicCaller<E>) => Promise<ReplyOf<E>>,
  ): void;
  /** A changing call that takes JSON or a file. */
  post<E extends Endpoint>(endpoint: E, answer: (sent: Sent<E>, caller: PublicCaller<E>) => Promise<ReplyOf<E>>): void;
  /** A reading call that answers with a file. */
  download<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>, caller: PublicCaller<E>) => Promise<FileReply>,
  ): void;
  /** A changing call that the contract calls repeatable. */
  submit<E extends Endpoint>(endpoint: E, submitted: Submitted<E>): void;
}

/** How calls are opened, limited and repeated. */
export interface PublicParts {
  readonly readKey: ReadKey;
  readonly attempts: Attempts;
  readonly answerOnce: AnswerOnce;
}

export function createPublicApi(
  app: FastifyInstance,
  basePath: string,
  { readKey, attempts, answerOnce }: PublicParts,
): PublicApi {
  const holders = new WeakMap<FastifyRequest, KeyHolder>();
  /** Submits with a key that was ended: whose submit ended it may not have heard the answer. */
  const ended = new WeakMap<FastifyRequest, KeyRefused>();
  const limits = createChangeLimits(attempts);

  async function holderOf(endpoint: Endpoint, request: FastifyRequest): Promise<KeyHolder | undefined> {
    if (endpoint.key === undefined) return undefined;
    try {
      return await readKey(request);
    } catch (error) {
      // a file is too much to read for it
      const mayBeRepeat =
        endpoint.repeatable === true && endpoint.sends !== "file" && request.headers[repeatHeader] !== undefined;
      if (!mayBeRepeat || !(error instanceof KeyRefused) || error.keyId === undefined) throw error;
      ended.set(request, error);
      return undefined;
    }
  }

  function mount(endpoint: Endpoint, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
    app.route({
      method: endpoint.method,
      url: `${basePath}/${endpoint.name}`,
      config: { call: endpoint },
      // before the body is read: nobody can make the server read a large one without a key, or too often
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header("cache-control", "no-store");
        if (endpoint.anyMediaType) request.headers["content-type"] = "application/json";
        const holder = await holderOf(endpoint, request);
        if (ended.has(request)) return;
        if (holder) holders.set(request, expectKind(endpoint, holder));
        else if (endpoint.openedBy === "key") throw new KeyRefused("key_missing");
        if (endpoint.method === "POST") await limits.arrive(endpoint, request, holder);
      },
      // also a body that nobody could read; the handler of all errors answers
      errorHandler: (error, request, reply) => {
        const told = limits.isJunk(request, problemOf(error).status).then(() => error);
        void told.catch((tooMany: unknown) => tooMany).then((answer) => reply.send(answer));
      },
      handler: async (request, reply) => {
        expectOwnEvent(holders.get(request), inputOf(endpoint, request));
        return answer(request, reply);
      },
      ...(endpoint.largestBytes !== undefined && { bodyLimit: endpoint.largestBytes }),
    });
  }

  const callerOf = <E extends Endpoint>(request: FastifyRequest) =>
    ({ address: request.ip, key: holders.get(request) }) as PublicCaller<E>;

  /** Counts a try before it is made: a thousand at once weigh the same as a thousand in a row. @throws TooManyAttempts */
  async function tried<E extends Endpoint>(
    trial: Submitted<E>["trial"],
    { sent, caller }: { readonly sent: Sent<E>; readonly caller: PublicCaller<E> },
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    const subjects = trial?.of(sent, caller) ?? [];
    if (subjects.length === 0) return answer();
    await attempts.count(subjects);
    const isWrong = trial?.isWrong;
    if (!isWrong) return answer();
    let made = false;
    try {
      const answered = await answer();
      const { errors = [] } = answered.status < 400 ? {} : (JSON.parse(answered.body) as Partial<Problem>);
      made = errors.some(isWrong);
      return answered;
    } finally {
      if (!made) await attempts.giveBack(subjects, "not made");
    }
  }

  return {
    get: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      mount(endpoint, (request) => produce(parseParams(endpoint, request.query), callerOf(request)));
    },

    post: (endpoint, answer) => {
      if (endpoint.repeatable) throw new Error(`${endpoint.name} is repeatable: mount it by submit`);
      const produce = keptToContract(app, endpoint, answer);
      mount(endpoint, async (request) => {
        const sent = readSent(endpoint, request);
        await limits.isCall(request);
        return produce(sent, callerOf(request));
      });
    },

    download: (endpoint, answer) =>
      mount(endpoint, async (request, reply) =>
        sendFile(reply, endpoint, await answer(parseParams(endpoint, request.query), callerOf(request))),
      ),

    submit: (endpoint, { work, together, afterwards, mayChange, trial, repliesNoSecret = false }) => {
      if (!endpoint.repeatable) throw new Error(`${endpoint.name} is not repeatable: mount it by post`);
      const produce = keptToContract(app, endpoint, work);
      const keep = keeperOf(app, endpoint);
      const answerTogether = answerOnce.together(
        async (tx, asked: readonly Asked<typeof endpoint>[]) => {
          const replies = await together!.work(tx, asked);
          return Promise.all(replies.map(async (reply) => (reply instanceof Error ? reply : keep(reply))));
        },
        together && {
          ...together,
          prepare:
            together.prepare &&
            (async (asked: readonly Asked<typeof endpoint>[]) => {
              const prepared = await together.prepare!(asked);
              return prepared && { ...prepared, replies: await Promise.all(prepared.replies.map(keep)) };
            }),
        },
      );
      mount(endpoint, async (request, reply) => {
        const refusal = ended.get(request);
        const sent = refusal ? readAgain(endpoint, request, refusal) : readSent(endpoint, request);
        const caller = callerOf<typeof endpoint>(request);
        const keyId = refusal?.keyId ?? caller.key?.keyId;
        const submit = {
          call: endpoint.name,
          caller: keyId === undefined ? "anybody" : `key ${keyId}`,
          id: readRepeatId(request),
          sent: fingerprintOf(sent),
          repliesNoSecret,
          request,
        };
        if (!refusal) await limits.isCall(request, await mayChange?.(sent, caller));
        const answered = refusal
          ? await answerOnce.again(submit)
          : await tried(trial, { sent, caller }, async () => {
              const lane = together?.lane(sent, caller);
              const shared = lane !== undefined && (await answerTogether(lane, { submit, ask: { sent, caller } }));
              return shared || answerOnce(submit, (tx) => produce(tx, sent, caller));
            });
        if (!answered) throw refusal;
        const { status, body } = answered;
        if (status < 400 && !refusal) await afterwards?.(sent, caller);
        const type = status < 400 ? "application/json" : "application/problem+json";
        return reply.code(status).type(`${type}; charset=utf-8`).send(body);
      });
    },
  };
}

/** Says nothing about a key of another kind except that it does not open this call. */
export function expectKind({ key }: Endpoint, holder: KeyHolder): KeyHolder {
  if (holder.kind !== key) throw new KeyRefused("key_wrong");
  return holder;
}

/** A key opens its own event alone, whether the call names the event by its number or its slug. */
export function expectOwnEvent(holder: KeyHolder | undefined, input: unknown): void {
  const { eventId, event } = (input ?? {}) as { eventId?: unknown; event?: unknown };
  if (!holder) return;
  // a number in JSON, text in a query
  if (eventId !== undefined && eventId !== holder.eventId && eventId !== `${holder.eventId}`)
    throw new NotFound("event");
  if (event !== undefined && event !== holder.event) throw new NotFound("event");
}
