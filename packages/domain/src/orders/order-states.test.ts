import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderState, orderStates, orderSteps, orderTransitions, stateAfter, takesPlaces } from "./order-states.ts";

const anyStep = fc.constantFrom(...orderSteps);

describe("the table of an order's states", () => {
  it("reaches every state from the first", () => {
    const reached = new Set(["held"]);
    for (const state of reached) for (const next of Object.values(orderTransitions[state as "held"])) reached.add(next);
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
  });

  it("takes places again only by holding or paying", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let state: OrderState = "held";
        const retaken: string[] = [];
        for (const step of steps) {
          const next: OrderState = stateAfter(state, step) ?? state;
          if (takesPlaces(next) && !takesPlaces(state)) retaken.push(step);
          state = next;
        }
        expect(retaken.filter((step) => step !== "hold" && step !== "settle")).toEqual([]);
      }),
    );
  });

  it("ends nothing that is paid by the clock, and leaves a refund only where it did not happen", () => {
    expect(stateAfter("confirmed", "expire")).toBeUndefined();
    for (const step of orderSteps) {
      expect(stateAfter("refunded", step)).toBe(step === "undo_refund" ? "cancelled" : undefined);
    }
  });
});
