import { expect, it } from "vitest";
import type * as z from "zod/mini";
import { eventApi } from "./event-api.ts";
import { tokenApi } from "./sign-in.ts";
import { webApi } from "./web-api.ts";

/** Every text in both languages in a schema, with its path. */
function* bilingualOf(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") {
    const { th, en } = def.shape;
    if (th && en) yield [path, en];
    for (const [name, field] of Object.entries(def.shape)) yield* bilingualOf(field, `${path}.${name}`);
  }
  if (def.type === "array") yield* bilingualOf(def.element, `${path}[]`);
  if (def.type === "union") for (const option of def.options) yield* bilingualOf(option, path);
  if ("innerType" in def) yield* bilingualOf(def.innerType, path);
}

it("needs no English in any text that people write in both languages", () => {
  const written = [...eventApi, ...webApi, ...tokenApi].flatMap(({ name, body }) => [
    ...bilingualOf(body as z.core.$ZodType, name),
  ]);
  const compulsory = written.filter(([, en]) => !(en as z.ZodMiniType).safeParse("").success);
  expect(written.length).toBeGreaterThan(20);
  expect(compulsory.map(([path]) => path)).toEqual([]);
});
