import { expect, it } from "vitest";
import { voidedAfterUndo } from "./read-changes.ts";

const times = { madeAt: 5, now: 9 };

it("brings back what was before a change of staff, but not what a marshal took back since", () => {
  const undo = (effect: "added" | "voided" | "restored", voidedBefore: number | null, takenBackAt: number | null) =>
    voidedAfterUndo({ effect, voidedBefore, takenBackAt }, times);
  expect(undo("added", null, null)).toBe(9);
  expect(undo("voided", null, null)).toBeNull();
  expect(undo("voided", null, 7)).toBe(7);
  // taken back, restored by staff, and only then voided: it counts again
  expect(undo("voided", null, 3)).toBeNull();
  expect(undo("restored", 3, 3)).toBe(3);
  expect(undo("restored", 4, null)).toBe(4);
});
