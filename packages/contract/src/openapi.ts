import type { Endpoint } from "./endpoint.ts";
import { problem } from "./errors.ts";
import { type Json, toSchema } from "./openapi/json-schema.ts";
import { operation, securitySchemes } from "./openapi/operation.ts";
import { tagsOf } from "./openapi/tags.ts";

/**
 * The OpenAPI 3.1 document of some calls, made from the contract.
 * @param apiUrls where each service is found, as the configuration says: a path here, or an address elsewhere
 * @param publicUrl where "here" is; left out, it is where the document was read
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  apiUrls: Readonly<Record<Endpoint["service"], string>>,
  publicUrl = "/",
): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Time/Event API",
      version: "1",
      description:
        "Calls with an empty `security` need no sign-in. Instants are epoch milliseconds in UTC, durations milliseconds, money satang, " +
        "distances metres. Replies are {data, meta}, or a file; errors are RFC 9457 problem documents with a stable `code`.",
      license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
    },
    servers: [{ url: publicUrl }],
    tags: tagsOf(endpoints),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => {
        const { path, ...elsewhere } = placeOf(apiUrls[endpoint.service]);
        return [`${path}/${endpoint.name}`, { ...elsewhere, [endpoint.method.toLowerCase()]: operation(endpoint) }];
      }),
    ),
    components: { schemas: { Problem: toSchema(problem, "output") }, securitySchemes },
  };
}

/** The path of a service, and its server where that is another than the document's. */
function placeOf(apiUrl: string): { path: string; servers?: { url: string }[] } {
  const elsewhere = /^(https?:\/\/[^/]+)(.*)$/.exec(apiUrl);
  return elsewhere ? { path: elsewhere[2]!, servers: [{ url: elsewhere[1]! }] } : { path: apiUrl };
}
