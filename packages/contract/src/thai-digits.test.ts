import { expect, it } from "vitest";
import type * as z from "zod/mini";
import { deviceApi } from "./device-api.ts";
import { eventApi } from "./event-api.ts";
import { tokenApi } from "./sign-in.ts";
import { webApi } from "./web-api.ts";

/** Fields that hold a number by which somebody or something is called, found, reached or paid. */
const ofDigits =
  /phone|^(bibs?|bibPrefix|seeds|chip|taxId|branch|nationalId|passport|postcode|against|account|accountNumber|billerId|promptPayId)(\[\])*$/i;
/** What machines and stations report is kept as it came: a chain of hashes is over it, and matching a read is another matter. */
const raw = new Set(["passing-save", "passing-push", "web-checkpoint-save"]);
/** Addresses that our own links make, also to a bib of before. */
const ofLinks = new Set(["web-player-get.bib", "web-player-get-follow.bibs[]", "web-register-result-list-find.bibs"]);

/** Every text that a schema takes, with its path. */
function* textsOf(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodString]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "string") yield [path, schema as z.core.$ZodString];
  if (def.type === "object") {
    for (const [name, field] of Object.entries(def.shape)) yield* textsOf(field, `${path}.${name}`);
  }
  if (def.type === "array") yield* textsOf(def.element, `${path}[]`);
  if (def.type === "union") for (const option of def.options) yield* textsOf(option, path);
  if (def.type === "pipe") yield* textsOf(def.in, path);
  if ("innerType" in def) yield* textsOf(def.innerType, path);
}

/** A text as the schema rewrites it, whatever else it would refuse. */
function rewritten({ _zod }: z.core.$ZodString, text: string): string {
  const payload: z.core.ParsePayload = { value: text, issues: [] };
  for (const check of _zod.def.checks ?? []) {
    if (check._zod.def.check === "overwrite") void check._zod.check(payload as z.core.ParsePayload<string>);
  }
  return payload.value as string;
}

it("takes Thai digits for Arabic ones in every telephone, account, document and bib of every call", () => {
  const found = [...eventApi, ...webApi, ...deviceApi, ...tokenApi]
    .filter(({ name }) => !raw.has(name))
    .flatMap(({ name, params, body }) => [
      ...textsOf(params as z.core.$ZodType, name),
      ...textsOf(body as z.core.$ZodType, name),
    ])
    .filter(
      ([path]) =>
        !ofLinks.has(path) && ofDigits.test(path.split(".").at(-1)!) && !/^entry-(list|export)|filter/.test(path),
    );
  const kept = found.flatMap(([path, schema]) => (rewritten(schema, " ๐๑๒-๓๔๕๖๗๘๙ ") === "012-3456789" ? [] : [path]));
  expect(found.length).toBeGreaterThan(60);
  expect(kept).toEqual([]);
});
