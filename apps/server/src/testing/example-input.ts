import * as z from "zod/mini";
import type { FastifyInstance } from "fastify";
import type { Endpoint } from "@time-event/contract/endpoint";
import { bearing, servicePaths } from "./call-service.ts";

interface Schema {
  readonly type?: string | string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/**
 * Valid input for a call, made from its contract: every optional field is there.
 * @param numberOf the value of a whole number with this name, such as an id
 */
export function exampleInput(endpoint: Endpoint, numberOf: (name: string) => number): unknown {
  const schema = endpoint.method === "POST" && endpoint.sends !== "file" ? endpoint.body : endpoint.params;
  return exampleOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, "", numberOf);
}

function exampleOf(schema: Schema, name: string, numberOf: (name: string) => number): unknown {
  const { anyOf, oneOf, allOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = anyOf ?? oneOf ?? allOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== "null") ?? choices[0]!, name, numberOf);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, key, numberOf)]));
  }
  if (type === "array") return [exampleOf(schema.items ?? {}, name.replace(/s$/, ""), numberOf)];
  if (type === "integer" || type === "number") return Math.max(numberOf(name), schema.minimum ?? 0);
  if (type === "boolean") return true;
  return type === "string" ? exampleText(schema) : numberOf(name);
}

const texts = [
  "2026-11-21",
  "doi-suthep",
  "START",
  "0812345678",
  "malee@race.example.org",
  "https://race.example.org/",
  "a1b2c3d4",
  "1",
  "08:30",
  "#336699",
  "2026-11",
  "0105561000123",
  "0b1e4c52-7a3d-4f6e-9c1b-2d8e5f7a9b10",
];

/** The first of some plausible texts that matches the schema's pattern. */
function exampleText({ pattern, minLength = 1 }: Schema): string {
  const long = "ตัวอย่าง example ".padEnd(minLength, "x");
  if (pattern === undefined) return minLength <= 40 ? long : "x".repeat(minLength);
  return [...texts, long, "x".repeat(64), "0".repeat(64)].find((text) => new RegExp(pattern, "u").test(text)) ?? long;
}

/** Makes a staff or key call with any input, well-formed or not. */
export async function makeCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  input: unknown,
  bearer: string | undefined,
  otherHeaders: Readonly<Record<string, string>> = {},
  file: Uint8Array = Buffer.from("no picture, no track, no table"),
): Promise<{ statusCode: number; body: string }> {
  const url = `${servicePaths[endpoint.service]}/${endpoint.name}`;
  const headers = { ...bearing(bearer), ...otherHeaders };
  if (endpoint.method === "POST" && endpoint.sends !== "file") {
    return app.inject({ method: "POST", url, headers, payload: input as object });
  }
  const query = Object.fromEntries(
    Object.entries(input as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
  if (endpoint.sends !== "file") return app.inject({ method: "GET", url, query, headers });
  const sent = { ...headers, "content-type": "application/octet-stream" };
  return app.inject({
    method: "POST",
    url,
    query,
    headers: sent,
    payload: Buffer.from(file),
  });
}
