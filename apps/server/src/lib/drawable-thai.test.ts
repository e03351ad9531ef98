import { expect, it } from "vitest";
import { drawableThai } from "./drawable-thai.ts";

it("writes ำ as ring and า, the ring before a tone mark", () => {
  expect(drawableThai("สำเร็จ ริมน้ำ")).toBe("ส\u0e4d\u0e32เร็จ ริมน\u0e4d\u0e49\u0e32");
});
