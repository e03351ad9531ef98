import { expect, it } from "vitest";
import { callPath } from "./call.ts";
import { entrantList } from "./entrants.ts";

it("leaves out what is empty, and writes the rest so that it reads the same", () => {
  const path = callPath(entrantList, { eventId: 7, text: "สม ชาย&=", club: "" });
  expect(path).toBe(`entrant-list?eventId=7&text=${encodeURIComponent("สม ชาย&=")}`);
});

it.each(["token", "refresh-token", "web-team-list", "gps-save"])(
  "has no %s in it, whatever people look for: such a call would be sent without its bearer",
  (name) => {
    const path = callPath(entrantList, { eventId: 7, text: name });
    expect(path).not.toContain(name);
    expect(decodeURIComponent(path)).toBe(`entrant-list?eventId=7&text=${name}`);
  },
);
