import { accessKeyHeader, repeatHeader, repeatIdPattern } from "../call-headers.ts";
import type { Endpoint } from "../endpoint.ts";
import { type Json, toSchema } from "./json-schema.ts";
import { repliesOf } from "./replies.ts";
import { tagOf } from "./tags.ts";

/** The ways to open a call, by the names that `securityOf` gives them. */
export const securitySchemes = {
  staff: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  key: { type: "apiKey", in: "header", name: accessKeyHeader },
};

export function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint), ...(endpoint.repeatable ? [repeatParameter] : [])],
    ...requestBodyOf(endpoint),
    security: securityOf(endpoint),
    responses: repliesOf(endpoint),
  };
}

const repeatParameter = {
  name: repeatHeader,
  in: "header",
  required: true,
  description: "An id that the client makes for each submit. The same submit sent again gets the first answer.",
  schema: { type: "string", pattern: repeatIdPattern.source },
};

/** Name, schema and whether it must be given, of each query parameter of a call. */
function parametersOf(endpoint: Endpoint): { name: string; in: "query"; required: boolean; schema: Json }[] {
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

function requestBodyOf({ method, sends, body, largestBytes }: Endpoint): Json {
  if (method === "GET") return {};
  if (sends !== "file") {
    return { requestBody: { required: true, content: { "application/json": { schema: toSchema(body, "input") } } } };
  }
  return {
    requestBody: {
      required: true,
      description: `The file as it is, of at most ${largestBytes?.toLocaleString("en")} bytes.`,
      content: {
        "application/octet-stream": { schema: { type: "string", format: "binary", maxLength: largestBytes } },
      },
    },
  };
}

/** What opens a call: nothing asked for is an empty list; of an open call that takes a key, either. */
function securityOf({ openedBy, key }: Endpoint): Json[] {
  if (openedBy === "staff") return [{ staff: [] }];
  if (openedBy === "key") return [{ key: [] }];
  return key === undefined ? [] : [{}, { key: [] }];
}
