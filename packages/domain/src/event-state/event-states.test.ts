import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventStates, mayBeArchived, stepBetween, steps, type EventState } from "./event-states.ts";
import { givenSetup, gunAt } from "./given-setup.test-support.ts";
import { refusals } from "./obstacles.ts";

const anyState = fc.constantFrom(...eventStates);
const hour = 3_600_000;

describe("the table of transitions", () => {
  it("leads to every state, and out of every state", () => {
    const reached = new Set<EventState>(["draft"]);
    for (const state of reached) for (const { to } of steps[state]) reached.add(to);
    expect([...reached].sort()).toEqual([...eventStates].sort());
    expect(eventStates.filter((state) => steps[state].length === 0)).toEqual([]);
  });

  it("cancels every event that was announced and is not over", () => {
    expect(eventStates.filter((state) => stepBetween(state, "cancelled"))).toEqual([
      "published",
      "open",
      "closed",
      "live",
    ]);
  });

  it("archives no event that takes entries or is under way", () => {
    expect(eventStates.filter((state) => !mayBeArchived(state))).toEqual(["open", "live"]);
  });
});

describe("any sequence of tries", () => {
  const tries = fc.array(
    fc.record({ to: anyState, hours: fc.nat({ max: 72 }), entries: fc.nat({ max: 1 }), reads: fc.nat({ max: 1 }) }),
    { maxLength: 40 },
  );

  it("follows the table, hides no event with entries, and never undoes a start with reads", () => {
    fc.assert(
      fc.property(tries, (all) => {
        let setup = givenSetup();
        let now = gunAt - 24 * hour;
        let wasPublished = false;
        for (const { to, hours, entries, reads } of all) {
          now += hours * hour;
          const before = setup.state;
          const isAllowed = refusals(setup, to, now).length === 0;
          if (isAllowed) setup = { ...setup, state: to };
          wasPublished ||= setup.state === "published";

          const isWrong =
            isAllowed &&
            (!stepBetween(before, to) ||
              (to === "draft" && setup.entries > 0) ||
              (before === "live" && to === "closed" && setup.reads > 0) ||
              (to === "finished" && (before !== "live" || now < gunAt)));
          expect(isWrong).toBe(false);
          expect(setup.state === "draft" || wasPublished).toBe(true);

          if (setup.state === "open") setup = { ...setup, entries: setup.entries + entries };
          if (setup.state === "live") setup = { ...setup, reads: setup.reads + reads };
        }
      }),
    );
  });

  it("is refused for an event with nothing set up, for every state", () => {
    fc.assert(
      fc.property(anyState, fc.nat(), (to, now) => {
        const bare = givenSetup({ name: { th: "งาน", en: "" }, categories: [], checkpointKinds: [] });
        expect(refusals(bare, to, now)).not.toEqual([]);
      }),
    );
  });
});
