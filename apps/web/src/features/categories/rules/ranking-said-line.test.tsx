import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RankingSaidLine } from "./ranking-said-line.tsx";

const everybody = {
  code: "X",
  name: { th: "", en: "" },
  clock: "gun",
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  nationality: "any",
  division: "",
  winnersLeave: false,
} as const;
const said = (changes: object = {}) =>
  renderToStaticMarkup(<RankingSaidLine ranking={{ ...everybody, ...changes }} />).replaceAll(/<[^>]+>/g, "");

test("without a condition everybody is in it, by the clock that is set", () => {
  expect(said()).toBe("ทุกคนในรุ่นนี้อยู่ในการจัดอันดับนี้ เช่น กันไทม์ 41:00 ชิปไทม์ 40:30 นับ 41:00");
  expect(said({ clock: "chip" })).toContain("นับ 40:30");
});

test("all conditions are said as they are set, also while an age is being typed", () => {
  const asked = { gender: "F", youngestAge: 18, oldestAge: 39, nationality: "thai", division: "pro" };
  expect(said(asked)).toContain("คนที่ตรงทุกข้อ: หญิง · อายุ 18–39 ปี · เฉพาะคนไทย · ดิวิชัน “pro” เช่น");
  expect(said({ oldestAge: 19 })).toContain("อายุไม่เกิน 19 ปี");
  expect(said({ youngestAge: 60, oldestAge: Number.NaN })).toContain("อายุ 60 ปีขึ้นไป");
});
