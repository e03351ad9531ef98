import { expect, it } from "vitest";
import { ruledBy } from "./ruled-by.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

const span = {
  safeParse: (value: unknown) =>
    typeof (value as Span).to === "number"
      ? { success: true, data: value as Span }
      : { success: false, error: { issues: [{ path: ["to"], code: "invalid_type" }] } },
};
const schema = ruledBy(span, ({ from, to }) => (to < from ? [{ path: "to", code: "backwards" }] : []));

it("reports problems with the schema before it asks the rules", () => {
  expect(schema.safeParse({ from: 3, to: "x" })).toMatchObject({ error: { issues: [{ path: ["to"] }] } });
  expect(schema.safeParse({ from: 3, to: 1 })).toMatchObject({ error: { issues: [{ code: "backwards" }] } });
  expect(schema.safeParse({ from: 1, to: 3 }).success).toBe(true);
});
