import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { addOn } from "./add-ons.ts";
import { parseReply } from "./call.ts";
import { addOnList } from "./add-ons.ts";
import { readLeniently } from "./lenient.ts";

const list = z.object({
  rows: z.array(z.object({ code: z.string().check(z.minLength(1)), at: z.int(), state: z.enum(["open", "closed"]) })),
  splitMs: z.array(z.nullable(z.int())),
  link: z.optional(z.url()),
});

describe("a reply that breaks the contract", () => {
  it("shows values that break a rule, and drops fields that the contract does not name", () => {
    const stored = { rows: [{ code: "", at: 1.5, state: "open", secret: "x" }], splitMs: [null, 0.5], link: "no link" };
    const { secret: _, ...row } = stored.rows[0]!;
    expect(readLeniently(list, stored)).toEqual({ ...stored, rows: [row] });
  });

  it("leaves out a row that cannot be read, and keeps the others", () => {
    const good = { code: "A", at: 1, state: "closed" };
    const rows = [{ ...good, state: "unheard of" }, good, null, { ...good, at: "1" }];
    expect(readLeniently(list, { rows, splitMs: [] })).toEqual({ rows: [good], splitMs: [] });
  });

  it("is refused where it is of another kind as a whole", () => {
    for (const other of [null, [], "text", { rows: {}, splitMs: [] }, { rows: [], splitMs: ["1"] }]) {
      expect(() => readLeniently(list, other)).toThrow(Error);
    }
  });

  it("is read by the browser, which is told of it", () => {
    const stored = {
      id: 1,
      name: { th: "เสื้อ", en: "Shirt" },
      description: { th: "", en: "" },
      priceSatang: 0,
      per: "entry",
    };
    const rule = { stock: null, needsShipping: false, required: false, categoryIds: null, most: 1 };
    const rest = { revision: 1, changedAt: 0, changedBy: "admin" };
    const bad = { ...stored, ...rule, ...rest, options: [{ code: "", name: { th: "", en: "" }, stock: null }] };
    expect(addOn.safeParse(bad).success).toBe(false);
    const meta = { categories: [], sold: [] };
    const told: unknown[] = [];
    expect(parseReply(addOnList, { data: [bad], meta }, (error) => told.push(error)).data).toEqual([bad]);
    expect(told).toHaveLength(1);
    expect(() => parseReply(addOnList, { data: [bad], meta })).toThrow(z.core.$ZodError);
  });
});
