import { expect, it } from "vitest";
import { fittedLines } from "./fitted-lines.ts";

const room = { width: 600, mostLines: 2, sizes: [80, 60, 40] };

it("takes the largest size in which a text has room", () => {
  expect(fittedLines("มานี ใจดี", room)).toEqual({ size: 80, lines: ["มานี ใจดี"] });
  expect(fittedLines("วิ่งเพื่อโรงพยาบาลสมเด็จพระยุพราชปัว", room)).toEqual({
    size: 60,
    lines: ["วิ่งเพื่อโรงพยาบาล", "สมเด็จพระยุพราชปัว"],
  });
});

it("ends what has no room in any size, without cutting a letter from its marks", () => {
  const { size, lines } = fittedLines("น้ำผึ้ง".repeat(40), room);
  expect([size, lines.length]).toEqual([40, 2]);
  expect(lines[1]).toMatch(/[ก-ฮะาำ\u0e31-\u0e4e]…$/);
});

it("breaks a word that is wider than a line", () => {
  expect(fittedLines("Donaudampfschifffahrtsgesellschaft", { ...room, sizes: [60] }).lines.length).toBe(2);
});
