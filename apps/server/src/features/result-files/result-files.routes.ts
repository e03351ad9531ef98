import type { FastifyInstance } from "fastify";
import type { ReadLimit } from "../../http/read-limit.ts";
import { gender } from "@time-event/contract/fields";
import { readVisitor } from "../../http/visitor.ts";
import type { ResultFileFormat, ResultFiles } from "./result-files.service.ts";

/** Reading and packing a large category costs about as much as so many pages. */
const pagesOfFile = 100;

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filters from an address as the page of results does: what is not valid filters nothing. */
function filterOf(query: Asked) {
  const text = (name: string, longest: number) => {
    const value = query[name];
    return (typeof value === "string" ? value : value?.[0])?.trim().slice(0, longest) || undefined;
  };
  return {
    category: text("category", 40),
    gender: gender.safeParse(text("gender", 1)).data,
    ageGroup: text("age", 40),
    club: text("club", 80),
    nation: text("nation", 40),
    text: text("q", 80),
  };
}

/** The results of a finished category, or of what a filter leaves of them, as files that anybody may download. */
export function resultFilesRoutes(app: FastifyInstance, files: ResultFiles, readLimit: ReadLimit): void {
  for (const format of ["csv", "xlsx"] as const satisfies readonly ResultFileFormat[]) {
    app.get<{ Params: { event: string }; Querystring: Asked }>(
      `/register/events/:event/results.${format}`,
      async (request, reply) => {
        readLimit.count(request, pagesOfFile);
        const { name, type, bytes } = await files.find({
          event: request.params.event,
          filter: filterOf(request.query),
          format,
          language: readVisitor(request).language,
        });
        return reply
          .type(type)
          .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .send(bytes);
      },
    );
  }
}
