import { expect, it } from "vitest";
import type * as z from "zod/mini";
import { deviceApi } from "./device-api.ts";
import { eventApi } from "./event-api.ts";
import { tokenApi } from "./sign-in.ts";
import { webApi } from "./web-api.ts";

/** Every text in a schema, with its path. */
function* textsOf(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodString]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "string") yield [path, schema as z.core.$ZodString];
  if (def.type === "object") {
    for (const [name, field] of Object.entries(def.shape)) yield* textsOf(field, `${path}.${name}`);
  }
  if (def.type === "array") yield* textsOf(def.element, `${path}[]`);
  if (def.type === "union") for (const option of def.options) yield* textsOf(option, path);
  if ("innerType" in def) yield* textsOf(def.innerType, path);
}

const inputs = [...eventApi, ...webApi, ...deviceApi, ...tokenApi].flatMap(({ name, params, body }) => [
  ...textsOf(params as z.core.$ZodType, name),
  ...textsOf(body as z.core.$ZodType, name),
]);

it("checks the length and form of a text after blanks around it are gone", () => {
  const early = inputs.flatMap(([path, { _zod }]) => {
    const checks = (_zod.def.checks ?? []).map(({ _zod: { def } }) => def.check);
    return checks.lastIndexOf("overwrite") > 0 ? [`${path}: ${checks.join(", ")}`] : [];
  });
  expect(inputs.length).toBeGreaterThan(100);
  expect(early).toEqual([]);
});
