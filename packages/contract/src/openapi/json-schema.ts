import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** @param io whether it is what a caller may send, or what they get: a default may be left out of the first alone */
export function toSchema(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
