import { readFile } from "node:fs/promises";
import { join } from "node:path";
import prettier from "prettier";
import { afterAll, expect, test } from "vitest";
import { generateSchema } from "./schema-generator.ts";
import { givenDatabase } from "./testing/given-database.ts";

const { url, stop } = await givenDatabase();
afterAll(stop);

test("schema.ts is what scripts/generate-db-types.ts makes of the migrations", async () => {
  const file = join(import.meta.dirname, "schema.ts");
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  expect(await readFile(file, "utf8")).toBe(await prettier.format(await generateSchema(url), options));
});
