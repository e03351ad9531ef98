import { expect, it } from "vitest";
import * as z from "zod/mini";
import { eventApi } from "./event-api.ts";
import { tokenApi } from "./sign-in.ts";
import { webApi } from "./web-api.ts";

// Every field in which people type a bib, a chip, a telephone, a number of a document or of an account, and every search takes
// Thai digits and hands on Arabic ones. A new call with such a field is covered without a word here.

const ofDigits =
  /^(bib|chip|phone|emergencyPhone|nationalId|passport|taxId|postcode|promptPayId|accountNumber|billerId|who|keyword|against|reference)$/;

const otherwise = new Set([
  // a scanner under a Thai keyboard writes letters of a QR code as Thai digits: the server tries both readings
  "kit-find text",
  // of an address that our own links make
  "web-player-get bib",
  // the keys of the marshal's page write Arabic digits, and the record is sealed by the device
  "web-checkpoint-save bib",
]);

/** Every field of digits in a schema, with its path. */
function* fieldsOf(schema: z.core.$ZodType, path: string, isSearch: boolean): Generator<[string, z.core.$ZodType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") {
    for (const [name, field] of Object.entries(def.shape)) {
      const isText = "safeParse" in (field as object) && (field as z.ZodMiniType).safeParse("1234567890").success;
      if ((ofDigits.test(name) || (isSearch && name === "text")) && isText) yield [`${path} ${name}`, field];
      yield* fieldsOf(field, path, isSearch);
    }
  }
  if (def.type === "array") yield* fieldsOf(def.element, path, isSearch);
  if (def.type === "union") for (const option of def.options) yield* fieldsOf(option, path, isSearch);
  if ("innerType" in def) yield* fieldsOf(def.innerType, path, isSearch);
}

const typed = [...eventApi, ...webApi, ...tokenApi].flatMap(({ name, params, body }) => [
  ...fieldsOf(params as z.core.$ZodType, name, true),
  ...fieldsOf(body as z.core.$ZodType, name, false),
]);

it("takes Thai digits wherever people type a number or search", () => {
  const thai = "๐๑๒๓๔๕๖๗๘๙";
  const left = typed.filter(([, field]) => {
    const read = z.safeParse(field as z.ZodMiniType, ` ${thai} `);
    return !read.success || read.data !== "0123456789";
  });
  expect(typed.length).toBeGreaterThan(40);
  expect(left.map(([path]) => path).filter((path) => !otherwise.has(path))).toEqual([]);
});
