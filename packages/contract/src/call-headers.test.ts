import { expect, it } from "vitest";
import * as z from "zod/mini";
import { headersBeside, keyInFragment, linkWithKey } from "./call-headers.ts";
import { keyAction, openAction, openCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";

const words = { name: "web-register-save", summary: "…" };
const data = z.null();
const newId = () => "made-for-this-submit";

it("sends a key only with a call that takes one, and makes no call whose key is missing", () => {
  const byKey = keyAction({ ...words, key: "registration", changes: [], body: z.object({}), data });
  const byBoth = openAction({ ...words, key: "registration", changes: [], body: z.object({}), data });
  const byAnybody = openCall({ ...words, shows: [], params: noParams, data, meta: noMeta });
  expect(headersBeside(byKey, { key: "k" }, newId)).toEqual({ "x-access-key": "k" });
  expect(headersBeside(byBoth, { key: "k" }, newId)).toEqual({ "x-access-key": "k" });
  expect(headersBeside(byBoth, {}, newId)).toEqual({});
  expect(headersBeside(byAnybody, { key: "k" }, newId)).toEqual({});
  expect(() => headersBeside(byKey, {}, newId)).toThrow("needs a key");
});

it("gives a repeatable call an id: the submit's own, or a new one", () => {
  const submit = openAction({ ...words, repeatable: true, changes: [], body: z.object({}), data });
  expect(headersBeside(submit, {}, newId)).toEqual({ "idempotency-key": "made-for-this-submit" });
  expect(headersBeside(submit, { repeatId: "the-same-again" }, newId)).toEqual({ "idempotency-key": "the-same-again" });
});

it("puts a key behind the # of a link, and reads it from there", () => {
  const link = linkWithKey("https://race.example/register/mine?lang=th", "registration_a-b_c");
  expect(link.split("#")[0]).toBe("https://race.example/register/mine?lang=th");
  expect(keyInFragment(link.slice(link.indexOf("#")))).toBe("registration_a-b_c");
  expect(keyInFragment("#results")).toBeNull();
});
