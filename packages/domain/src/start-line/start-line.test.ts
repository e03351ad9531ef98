import fc from "fast-check";
import { expect, it } from "vitest";
import { countStart } from "./count-start.ts";
import { type AtStart, looksOf, startStateOf, startStates } from "./start-state.ts";

const gunAt = Date.parse("2026-11-15T06:00:00+07:00");
const minute = 60_000;
const around = { now: gunAt + 30 * minute, lateMs: 20 * minute, hasKits: true };
const expected: AtStart = {
  kitAt: gunAt - 600 * minute,
  startReadAt: null,
  earlyReadAt: null,
  isSeen: false,
  ruledStatus: null,
  isWithdrawn: false,
  startsAt: gunAt,
};
const read = (minutes: number): AtStart => ({ ...expected, startReadAt: gunAt + minutes * minute, isSeen: true });

it("says of everybody one thing, by reads first", () => {
  const states = [
    read(1),
    read(20),
    read(21),
    { ...expected, isSeen: true },
    { ...expected, earlyReadAt: gunAt - minute },
    { ...expected, startsAt: gunAt + 31 * minute },
    expected,
    { ...expected, ruledStatus: "dns" as const },
    { ...expected, isWithdrawn: true },
    // a read outranks what somebody marked
    { ...read(1), ruledStatus: "dns" as const },
  ].map((entry) => startStateOf(entry, around));
  expect(states).toEqual([
    "started",
    "started",
    "late",
    "further_on",
    "early_only",
    "waiting",
    "not_seen",
    "marked",
    "marked",
    "started",
  ]);
});

it("counts from the start of the wave", () => {
  const second = { ...read(26), startsAt: gunAt + 10 * minute };
  expect(startStateOf(second, around)).toBe("started");
  expect(startStateOf({ ...second, startsAt: gunAt }, around)).toBe("late");
});

it("names what does not fit together", () => {
  expect(looksOf({ ...read(1), kitAt: null }, around)).toEqual(["read_without_kit"]);
  expect(looksOf({ ...expected, kitAt: null, earlyReadAt: gunAt - minute }, around)).toEqual(["read_without_kit"]);
  expect(looksOf({ ...expected, kitAt: null }, around)).toEqual([]);
  // nobody hands out kits with the product
  expect(looksOf({ ...read(1), kitAt: null }, { ...around, hasKits: false })).toEqual([]);
  expect(looksOf({ ...read(1), ruledStatus: "dns" }, around)).toEqual(["read_despite_mark"]);
  expect(looksOf({ ...read(1), isWithdrawn: true }, around)).toEqual(["read_withdrawn"]);
});

it("counts so that the numbers add up, whoever did what", () => {
  const at = fc.option(fc.integer({ min: gunAt - 60 * minute, max: gunAt + 60 * minute }), { nil: null });
  const entry = fc.record({
    kitAt: at,
    startReadAt: at,
    earlyReadAt: at,
    isSeen: fc.boolean(),
    ruledStatus: fc.constantFrom(null, "dns" as const, "dnf" as const, "dsq" as const),
    isWithdrawn: fc.boolean(),
    startsAt: fc.integer({ min: gunAt - 30 * minute, max: gunAt + 30 * minute }),
    category: fc.constantFrom("10K", "21K", "42K"),
  });
  const asked = fc.record({
    now: fc.integer({ min: gunAt - 60 * minute, max: gunAt + 60 * minute }),
    lateMs: fc.integer({ min: 0, max: 60 * minute }),
    hasKits: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), asked, (entries, now) => {
      const rows = entries.map((each) => ({
        category: each.category,
        hasKit: each.kitAt !== null,
        state: startStateOf(each, now),
        looks: looksOf(each, now),
      }));
      const all = countStart(rows);
      const parts = ["10K", "21K", "42K"].map((code) => countStart(rows.filter(({ category }) => category === code)));
      const sum = (of: (count: typeof all) => number) => parts.reduce((total, part) => total + of(part), 0);
      for (const count of [all, ...parts]) {
        const states = Object.values(count.states);
        expect(states.reduce((total, { withKit, withoutKit }) => total + withKit + withoutKit, 0)).toBe(count.entered);
        expect(states.reduce((total, { withKit }) => total + withKit, 0)).toBe(count.withKit);
      }
      expect(sum(({ entered }) => entered)).toBe(all.entered);
      for (const state of startStates) {
        expect(sum(({ states }) => states[state].withKit)).toBe(all.states[state].withKit);
        expect(sum(({ states }) => states[state].withoutKit)).toBe(all.states[state].withoutKit);
      }
      // nobody who was read is ever offered to be marked as not started
      expect(rows.filter(({ state }, index) => state === "not_seen" && entries[index]!.isSeen)).toEqual([]);
    }),
  );
});
