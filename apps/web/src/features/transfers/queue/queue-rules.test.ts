import { describe, expect, it } from "vitest";
import { differencesOf, isDoubtful, receiverOf } from "./compare.ts";
import { noRun, secondsEach, withDecision } from "./run.ts";
import { choiceOf, shortcutOf } from "./shortcuts.ts";

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

it("a slip is verified by a second press where anything speaks against it, but not where only its code is missing", () => {
  const check = { service: "slipok", amountSatang: null, paidAt: null, receiver: "", checkedAt: 0 };
  expect(isDoubtful({ warnings: [], check: null })).toBe(false);
  expect(isDoubtful({ warnings: ["no_code"], check: { ...check, result: "right", problems: [] } })).toBe(false);
  expect(isDoubtful({ warnings: ["nothing_owed"], check: null })).toBe(true);
  expect(isDoubtful({ warnings: ["no_code", "picture_seen"], check: null })).toBe(true);
  expect(isDoubtful({ warnings: [], check: { ...check, result: "wrong", problems: ["receiver_differs"] } })).toBe(true);
});

it("number keys choose a reason, also on the numeric pad, and no more than there are", () => {
  expect(["Digit1", "Numpad7", "Digit8", "KeyA", "Digit0"].map((code) => choiceOf({ code }, 7))).toEqual([
    0,
    6,
    undefined,
    undefined,
    undefined,
  ]);
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

describe("receiverOf", () => {
  const check = { service: "slipok", amountSatang: 80_000, paidAt: null, receiver: "xxx-x-x5678-x", checkedAt: 0 };

  it("says which account a verification service saw, and whether it is ours", () => {
    expect(receiverOf({ check: { ...check, result: "right", problems: [] } })).toEqual({
      number: "xxx-x-x5678-x",
      differs: false,
    });
    expect(receiverOf({ check: { ...check, result: "wrong", problems: ["receiver_differs"] } }).differs).toBe(true);
  });

  it("says that it cannot be known where nobody has told it", () => {
    const unknown = { number: null, differs: undefined };
    expect(receiverOf({ check: null })).toEqual(unknown);
    expect(receiverOf({ check: { ...check, result: "wrong", receiver: "", problems: ["receiver_differs"] } })).toEqual(
      unknown,
    );
  });
});
