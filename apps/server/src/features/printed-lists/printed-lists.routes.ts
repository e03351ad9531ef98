import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { handOver } from "../../http/file-reply.ts";
import { type ListQuery, listFilterOf } from "../../http/list-filter.ts";
import { pageHeaders } from "../../http/page-headers.ts";
import { problemOf } from "../../http/problems.ts";
import type { ReadLimit } from "../../http/read-limit.ts";
import { readVisitor } from "../../http/visitor.ts";
import { notPrintedPage } from "./not-printed-page.ts";
import type { PrintedLists } from "./printed-lists.service.ts";

/** Reading and drawing a large list costs about as much as so many pages. */
const pagesOfList = 100;

interface OfEvent {
  readonly Params: { readonly event: string };
  readonly Querystring: ListQuery;
}

/** Whole lists on paper, as anybody may see them. With `print` in the address a file asks its reader to print it. */
export function printedListsRoutes(app: FastifyInstance, lists: PrintedLists, readLimit: ReadLimit): void {
  for (const list of ["results", "start-list"] as const) {
    app.get<OfEvent>(`/register/events/:event/${list}.pdf`, async (request, reply) => {
      const printsItself = request.query.print !== undefined;
      const { event } = request.params;
      const { language } = readVisitor(request);
      try {
        readLimit.count(request, pagesOfList);
        const filter = listFilterOf(request.query);
        const file = await lists.find({ list, event, filter, language, printsItself });
        return await handOver(reply, file, printsItself ? "inline" : "attachment");
      } catch (error) {
        if (!printsItself || !(error instanceof Error)) throw error;
        return sayWhy(request, reply, error, `/register/events/${encodeURIComponent(event)}/${list}`);
      }
    });
  }
}

/** Whoever pressed Print looks at a tab of its own: it says what is wrong and what to do. */
function sayWhy(request: FastifyRequest, reply: FastifyReply, error: Error, listPath: string): FastifyReply {
  const { status } = problemOf(error);
  if (status >= 500) request.log.error({ err: error, req: request }, "request failed");
  const { language } = readVisitor(request);
  const styleNonce = randomBytes(16).toString("base64url");
  const why = status === 404 ? "empty" : "busy";
  // two slashes at the beginning would name another site, and browsers read a backslash as a slash
  const here = request.url.replace(/^[/\\]+/, "/");
  void reply.code(status).headers(pageHeaders({ token: "/", event: "/", web: "/" }, styleNonce));
  void reply.header("cache-control", "no-store");
  if (why === "busy") void reply.header("retry-after", "5");
  return reply.type("text/html; charset=utf-8").send(notPrintedPage({ language, why, here, listPath, styleNonce }));
}
