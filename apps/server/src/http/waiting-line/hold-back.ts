import type { FastifyInstance, FastifyRequest } from "fastify";
import { accessKeyHeader, repeatHeader } from "@time-event/contract/call-headers";
import { InLine } from "../refusals.ts";
import { keepPlace, lineCookie } from "./line-cookie.ts";
import type { Door } from "./door.ts";

/**
 * Lets nobody make this call who is still in the line of its event. Whoever has a key is past the line; whoever has begun
 * as many orders as a place in it is for stands in line again.
 * @param call its name; its body names the event
 */
export function holdBack(app: FastifyInstance, call: string, door: Door): void {
  app.addHook("preHandler", async (request, reply) => {
    if (request.routeOptions.config.call?.name !== call || request.headers[accessKeyHeader] !== undefined) return;
    const event = eventOf(request);
    if (event === undefined) return;
    const asked = await door.ask(event, request.cookies[lineCookie], request.ip);
    if (!asked) return;
    keepPlace(reply, asked.ticket);
    if (!asked.isIn) throw new InLine(pauseS(asked.waitS) * 1_000);
    const taken = door.begins(event, asked.ticket, String(request.headers[repeatHeader]));
    if (!taken) {
      const anew = await door.ask(event, undefined, request.ip);
      if (anew) keepPlace(reply, anew.ticket);
      throw new InLine(pauseS(anew?.isIn === false ? anew.waitS : 0) * 1_000);
    }
    reply.raw.once("close", () => reply.statusCode >= 400 && taken());
    // also who goes away before the answer
    reply.raw.once("close", door.answering());
  });
}

function eventOf({ body }: FastifyRequest): string | undefined {
  const { event } = (body ?? {}) as { event?: unknown };
  return typeof event === "string" ? event : undefined;
}

/** In how many seconds it is worth asking again: soon for who is near, seldom for who is far. */
export function pauseS(waitS: number): number {
  return Math.min(20, Math.max(3, Math.ceil(waitS / 4)));
}
