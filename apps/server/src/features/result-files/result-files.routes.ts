import type { FastifyInstance } from "fastify";
import { handOver } from "../../http/file-reply.ts";
import type { ReadLimit } from "../../http/read-limit.ts";
import { type ListQuery, listFilterOf } from "../../http/list-filter.ts";
import { readVisitor } from "../../http/visitor.ts";
import type { SpreadsheetFormat } from "../../lib/spreadsheets/spreadsheet-types.ts";
import type { ResultFiles } from "./result-files.service.ts";

/** Reading and packing a large category costs about as much as so many pages. */
const pagesOfFile = 100;

/** The results of a finished category, or of what a filter leaves of them, as files that anybody may download. */
export function resultFilesRoutes(app: FastifyInstance, files: ResultFiles, readLimit: ReadLimit): void {
  for (const format of ["csv", "xlsx"] as const satisfies readonly SpreadsheetFormat[]) {
    app.get<{ Params: { event: string }; Querystring: ListQuery }>(
      `/register/events/:event/results.${format}`,
      async (request, reply) => {
        readLimit.count(request, pagesOfFile);
        const file = await files.find({
          event: request.params.event,
          filter: listFilterOf(request.query),
          format,
          language: readVisitor(request).language,
        });
        return handOver(reply, file);
      },
    );
  }
}
