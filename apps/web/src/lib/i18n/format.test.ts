import { describe, expect, test } from "vitest";
import { Format, formats } from "./format.ts";

const { th, en } = formats;
/** 14 December 2025, 05:30:12 in Bangkok. */
const gunAt = Date.UTC(2025, 11, 13, 22, 30, 12);

describe("dates", () => {
  test("Thai ones count Buddhist-era years", () => {
    expect(th.day("2025-12-14")).toBe("14 ธันวาคม 2568");
    expect(th.month("2026-01")).toBe("มกราคม 2569");
    expect(en.day("2025-12-14")).toBe("14 December 2025");
  });

  test("a span of days names each part once", () => {
    expect(th.days("2025-12-13", "2025-12-14")).toBe("13–14 ธันวาคม 2568");
    expect(en.days("2025-11-29", "2025-12-01", "short")).toBe("29 Nov – 1 Dec 2025");
    expect(en.days("2025-12-31", "2026-01-01", "short")).toBe("31 Dec 2025 – 1 Jan 2026");
    expect(en.days("2025-12-14", "2025-12-14")).toBe("14 December 2025");
  });

  test("an instant is shown in the event's time zone, not in the reader's", () => {
    expect(th.instant(gunAt, "Asia/Bangkok")).toBe("14 ธ.ค. 2568 05:30");
    expect(en.instant(gunAt, "America/New_York")).toBe("13 Dec 2025 17:30");
    expect(en.clock(gunAt, "Asia/Bangkok", true)).toBe("05:30:12");
  });
});

describe("figures", () => {
  test("satang become baht, with parts of a baht only where there are any", () => {
    expect(th.baht(120_000)).toBe("฿1,200");
    expect(th.baht(120_050)).toBe("฿1,200.50");
    expect(th.baht(0)).toBe("฿0");
    expect([th.baht(-120_000), th.exactBaht(-12_345)]).toEqual(["−฿1,200", "−฿123.45"]);
  });

  test("a distance is shown to 100 metres", () => {
    expect(th.distance(42_195)).toBe("42.2 กม.");
    expect(en.distance(10_000)).toBe("10 km");
    expect(en.distance(750)).toBe("750 m");
  });

  test("a name that lacks one language is shown in the other", () => {
    expect(en.text({ th: "ภูกระดึง", en: "" })).toBe("ภูกระดึง");
  });
});

test("has functions that can be handed on alone, none of which needs its `this` at the call", () => {
  expect(Object.getOwnPropertyNames(Format.prototype)).toEqual(["constructor"]);
  const { text, day } = formats.en;
  expect([text({ th: "ไทย", en: "" }), day("2025-12-14")]).toEqual(["ไทย", "14 December 2025"]);
});

test("a number that is not typed whole yet is shown as none", () => {
  const format = new Format("th");
  expect([format.number(Number.NaN), format.baht(Number.NaN), format.exactBaht(Number.NaN)]).toEqual(["–", "–", "–"]);
});
