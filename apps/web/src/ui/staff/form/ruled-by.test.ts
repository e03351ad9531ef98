import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ruledBy } from "./ruled-by.ts";

const schema = ruledBy(z.object({ from: z.int(), to: z.int() }), ({ from, to }) =>
  to < from ? [{ path: "to", code: "backwards" }] : [],
);

it("says what is no form before it asks the rules", () => {
  expect(schema.safeParse({ from: 3, to: "x" })).toMatchObject({ error: { issues: [{ path: ["to"] }] } });
  expect(schema.safeParse({ from: 3, to: 1 })).toMatchObject({ error: { issues: [{ code: "backwards" }] } });
  expect(schema.safeParse({ from: 1, to: 3 }).success).toBe(true);
});
