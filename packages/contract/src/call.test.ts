import { expect, it } from "vitest";
import { callPath } from "./call.ts";
import { entryList } from "./entries.ts";

it("leaves out what is empty, and writes the rest so that it reads the same", () => {
  const path = callPath(entryList, { eventId: 7, text: "สม ชาย&=", club: "" });
  expect(path).toBe(`entry-list?eventId=7&text=${encodeURIComponent("สม ชาย&=")}`);
});

it.each(["token", "refresh-token", "web-team-list", "gps-save"])(
  "has no %s in it, whatever people look for: such a call would be sent without its bearer",
  (name) => {
    const path = callPath(entryList, { eventId: 7, text: name });
    expect(path).not.toContain(name);
    expect(decodeURIComponent(path)).toBe(`entry-list?eventId=7&text=${name}`);
  },
);
