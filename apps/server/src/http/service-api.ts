import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { type Body, keptToContract, parseBody } from "./kept-to-contract.ts";

/** The calls of one service: each feature adds its own. Replies are never stored on the way. */
export interface ServiceApi<Caller> {
  post<E extends Endpoint>(endpoint: E, answer: (body: Body<E>, caller: Caller) => Promise<ReplyOf<E>>): void;
}

/** @param callerOf who calls, or throws: asked before anything else of the request is read */
export function createServiceApi<Caller>(
  app: FastifyInstance,
  basePath: string,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>,
): ServiceApi<Caller> {
  return {
    post: (endpoint, answer) => {
      const produce = keptToContract(app, endpoint, answer);
      app.post(`${basePath}/${endpoint.name}`, { config: { call: endpoint } }, async (request, reply) => {
        const caller = await callerOf(request, reply);
        void reply.header("cache-control", "no-store");
        return produce(parseBody(endpoint, request.body), caller);
      });
    },
  };
}
