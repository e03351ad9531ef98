import * as z from "zod/mini";
import { accessKeyHeader, repeatHeader, repeatIdPattern } from "./call-headers.ts";
import type { Endpoint } from "./endpoint.ts";
import { problem } from "./errors.ts";

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of some calls, made from the contract.
 * @param baseUrls the base URL of each service, as configured
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  baseUrls: Readonly<Record<Endpoint["service"], string>>,
): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Time/Event API",
      version: "1",
      description:
        "Calls without `security` need no sign-in. Instants are epoch milliseconds in UTC, durations milliseconds, money satang, " +
        "distances metres. Replies are {data, meta}; errors are RFC 9457 problem documents with a stable `code`.",
    },
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        `${baseUrls[endpoint.service]}/${endpoint.name}`,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: {
      schemas: { Problem: toSchema(problem, "output") },
      securitySchemes: {
        staff: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        key: { type: "apiKey", in: "header", name: accessKeyHeader },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint), ...(endpoint.repeatable ? [repeatParameter] : [])],
    ...(endpoint.method === "POST" && {
      requestBody: { required: true, content: { "application/json": { schema: toSchema(endpoint.body, "input") } } },
    }),
    ...securityOf(endpoint),
    responses: {
      200: {
        description: "The answer to the call.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["data", "meta"],
              properties: { data: toSchema(endpoint.data, "output"), meta: toSchema(endpoint.meta, "output") },
            },
          },
        },
      },
      400: problemReply(
        "The request does not keep the contract (`errors` says where), or the password, key or token in it is wrong.",
      ),
      ...(endpoint.openedBy === "staff" && {
        401: problemReply("No bearer token, or one that is no longer valid."),
      }),
      ...(endpoint.key !== undefined && {
        401: problemReply("No key, or one that does not open this call, or no longer does."),
      }),
      404: problemReply("It does not exist, or the caller may not see it."),
      ...(isLimited(endpoint) && { 429: problemReply("Too many attempts; `Retry-After` says when to try again.") }),
    },
  };
}

const repeatParameter = {
  name: repeatHeader,
  in: "header",
  required: true,
  description: "An id that the client makes for each submit. The same submit sent again gets the first answer.",
  schema: { type: "string", pattern: repeatIdPattern.source },
};

/** What opens a call; for an open call that takes a key, nothing or the key. */
function securityOf({ openedBy, key }: Endpoint): Json {
  if (openedBy === "staff") return { security: [{ staff: [] }] };
  if (openedBy === "key") return { security: [{ key: [] }] };
  return key === undefined ? {} : { security: [{}, { key: [] }] };
}

const isLimited = ({ service, openedBy, key, method }: Endpoint) =>
  service === "token" || key !== undefined || (openedBy === "open" && method === "POST");

/** Each query parameter of a call: its name, its schema, and whether it is required. */
export function parametersOf(endpoint: Endpoint): { name: string; in: "query"; required: boolean; schema: Json }[] {
  const { properties = {}, required = [] } = toSchema(endpoint.params, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function problemReply(description: string): Json {
  return { description, content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } };
}

function toSchema(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
