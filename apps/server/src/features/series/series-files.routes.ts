import type { FastifyInstance } from "fastify";
import { handOver } from "../../http/file-reply.ts";
import { type ListQuery, listFilterOf } from "../../http/list-filter.ts";
import type { ReadLimit } from "../../http/read-limit.ts";
import { readVisitor } from "../../http/visitor.ts";
import type { SpreadsheetFormat } from "../../lib/spreadsheets/spreadsheet-types.ts";
import type { SeriesFiles } from "./series-files.service.ts";

/** A long standing costs about as much as so many pages. */
const pagesOfFile = 100;

/** Standings of a series as files that anybody may download. */
export function seriesFilesRoutes(app: FastifyInstance, files: SeriesFiles, readLimit: ReadLimit): void {
  for (const format of ["csv", "xlsx"] as const satisfies readonly SpreadsheetFormat[]) {
    app.get<{ Params: { series: string }; Querystring: ListQuery }>(
      `/register/series/:series/standing.${format}`,
      async (request, reply) => {
        readLimit.count(request, pagesOfFile);
        const { gender, ageGroup } = listFilterOf(request.query);
        const asked = request.query["class"];
        const file = await files.find({
          series: request.params.series,
          class: typeof asked === "string" && asked !== "" ? asked.slice(0, 40) : undefined,
          gender,
          ageGroup,
          format,
          language: readVisitor(request).language,
        });
        return handOver(reply, file);
      },
    );
  }
}
