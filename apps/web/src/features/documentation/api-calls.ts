import { openApiDocument } from "@time-event/contract/openapi";
import { webApi } from "@time-event/contract/web-api";
import { type RefusalLine, refusalsOf } from "./api-refusals.ts";
import { schemaLine, schemaLines, type Schema, type SchemaLine } from "./schema-lines.ts";

export interface ApiCall {
  readonly name: string;
  readonly method: string;
  readonly summary: string;
  readonly parameters: readonly SchemaLine[];
  readonly data: readonly SchemaLine[];
  readonly meta: readonly SchemaLine[];
  readonly refusals: readonly RefusalLine[];
}

/** The part of an OpenAPI operation that the page shows. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { name: string; required: boolean; schema: Schema }[];
  readonly responses: Readonly<Record<number, { content: Readonly<Record<string, { schema: Schema }>> }>>;
}

/** The public calls of the OpenAPI document, for the page. */
export function publicCalls(): ApiCall[] {
  const { paths } = openApiDocument(webApi, { token: "", event: "", web: "" });
  const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.entries(path),
  );
  return operations.map(([method, { operationId, summary, parameters, responses }]) => {
    const reply = responses[200]?.content["application/json"]?.schema.properties ?? {};
    return {
      name: operationId,
      method: method.toUpperCase(),
      summary,
      parameters: parameters.map(({ name, schema, required }) => schemaLine(name, schema, required)),
      data: schemaLines(reply.data ?? {}),
      meta: schemaLines(reply.meta ?? {}),
      refusals: refusalsOf(webApi.find((call) => call.name === operationId)!),
    };
  });
}
