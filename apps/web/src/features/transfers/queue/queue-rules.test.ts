import { describe, expect, it } from "vitest";
import { differencesOf } from "./compare.ts";
import { noRun, secondsEach, withDecision } from "./run.ts";
import { shortcutOf } from "./shortcuts.ts";

const plain = { ctrlKey: false, altKey: false, metaKey: false };

describe("shortcuts", () => {
  it("count by the place of the key, so a Thai layout has them too", () => {
    expect(shortcutOf({ key: "v", code: "KeyV", ...plain })).toBe("verify");
    expect(shortcutOf({ key: "อ", code: "KeyV", ...plain })).toBe("verify");
    expect(shortcutOf({ key: "ะ", code: "KeyT", ...plain })).toBe("turn");
    expect(shortcutOf({ key: "=", code: "Equal", ...plain })).toBe("zoomIn");
  });

  it("leave the browser's own keys alone", () => {
    expect(shortcutOf({ key: "r", code: "KeyR", ...plain, ctrlKey: true })).toBeUndefined();
    expect(shortcutOf({ key: "Enter", code: "Enter", ...plain })).toBeUndefined();
  });
});

it("a run tells seconds a slip, and who goes away counts five minutes at most", () => {
  expect(secondsEach(noRun)).toBe(0);
  expect(secondsEach(withDecision(withDecision(noRun, 4_000), 8_500))).toBe(6.3);
  expect(secondsEach(withDecision(noRun, 3_600_000))).toBe(300);
});

it("marks the lines that the warnings are about", () => {
  expect(differencesOf({ warnings: ["amount_differs", "no_code"] })).toEqual({
    amount: true,
    time: false,
    reference: true,
  });
});
