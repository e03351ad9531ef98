import type { FastifyReply } from "fastify";

/** Holds a place in a line, and opens nothing. */
export const lineCookie = "line";

/** Keeps a place in the visitor's browser: loading the page again does not lose it. */
export function keepPlace(reply: FastifyReply, ticket: string): void {
  void reply.setCookie(lineCookie, ticket, { path: "/", maxAge: 3 * 3_600, sameSite: "lax", httpOnly: true });
}
