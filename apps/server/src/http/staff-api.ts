import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { may, mayAnywhere } from "@time-event/domain/access/permissions";
import { type FileReply, sendFile } from "./file-reply.ts";
import type { ReadBearer } from "./staff-caller.ts";
import type { StaffCaller } from "./staff-caller.ts";
import { type Body, keptToContract, type Params, parseBody, parseParams } from "./kept-to-contract.ts";
import { InvalidInput, NotPermitted } from "./refusals.ts";

/** The calls of staff. Each is answered only if the caller holds the right that its contract names. */
export interface StaffApi {
  get<E extends Endpoint>(endpoint: E, answer: (params: Params<E>, caller: StaffCaller) => Promise<ReplyOf<E>>): void;
  post<E extends Endpoint>(endpoint: E, answer: (body: Body<E>, caller: StaffCaller) => Promise<ReplyOf<E>>): void;
  upload<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>, file: Buffer, caller: StaffCaller) => Promise<ReplyOf<E>>,
  ): void;
  download<E extends Endpoint>(
    endpoint: E,
    answer: (params: Params<E>, caller: StaffCaller) => Promise<FileReply>,
  ): void;
}

/** @param readBearer who calls, or throws: asked before anything else of the request is read */
export function createStaffApi(app: FastifyInstance, basePath: string, readBearer: ReadBearer): StaffApi {
  const callers = new WeakMap<FastifyRequest, StaffCaller>();

  function mount(endpoint: Endpoint, answer: Answer): void {
    const route = {
      method: endpoint.method,
      url: `${basePath}/${endpoint.name}`,
      config: { call: endpoint },
      // before the body is read: nobody can make the server read a large one without a right to
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header("cache-control", "no-store");
        const caller: StaffCaller = { ...(await readBearer(request)), address: request.ip };
        if (!mayCall(endpoint, caller, undefined)) throw new NotPermitted();
        callers.set(request, caller);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = callers.get(request)!;
        const input = endpoint.method === "POST" && endpoint.sends !== "file" ? request.body : request.query;
        if (!mayCall(endpoint, caller, eventIdOf(input))) throw new NotPermitted();
        return answer(request, caller, reply);
      },
      ...(endpoint.largestBytes !== undefined && { bodyLimit: endpoint.largestBytes }),
    };
    app.route(route);
  }

  return {
    get: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      mount(endpoint, ({ query }, caller) => produce(parseParams(endpoint, query), caller));
    },

    post: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      mount(endpoint, ({ body }, caller) => produce(parseBody(endpoint, body), caller));
    },

    upload: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      const answerFile: Answer = ({ query, body }, caller) => {
        if (!Buffer.isBuffer(body) || body.length === 0) throw new InvalidInput([{ path: "file", code: "required" }]);
        return produce(parseParams(endpoint, query), body, caller);
      };
      mount(endpoint, answerFile);
    },

    download: (endpoint, answer) =>
      mount(endpoint, async ({ query }, caller, reply) =>
        sendFile(reply, endpoint, await answer(parseParams(endpoint, query), caller)),
      ),
  };
}

type Answer = (request: FastifyRequest, caller: StaffCaller, reply: FastifyReply) => Promise<unknown>;

/**
 * Whether this caller may make this call at this event. A call that concerns an event but does not name it yet passes
 * if the caller holds its right at some event; the service checks again once it knows the event.
 */
function mayCall({ name, right }: Endpoint, caller: StaffCaller, eventId: number | undefined): boolean {
  if (!right) throw new Error(`${name} names no right`);
  const { permission, at } = right;
  if (permission === null) return true;
  if (at === "installation") return may(caller, permission);
  if (at === "anywhere" || eventId === undefined) return mayAnywhere(caller).has(permission);
  return may(caller, permission, eventId);
}

/** The event of a call, before the call is parsed: callers without the right there learn nothing about its form. */
function eventIdOf(input: unknown): number | undefined {
  const given = (input as { eventId?: unknown } | null | undefined)?.eventId;
  const eventId = typeof given === "string" ? Number(given) : given;
  return Number.isSafeInteger(eventId) ? (eventId as number) : undefined;
}
