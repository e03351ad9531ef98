import { expect, it } from "vitest";
import { callPath } from "./call.ts";
import { entryList } from "./entries.ts";

it("leaves out empty parameters, and encodes the others so that they decode to the same text", () => {
  const path = callPath(entryList, { eventId: 7, text: "สม ชาย&=", club: "" });
  expect(path).toBe(`entry-list?eventId=7&text=${encodeURIComponent("สม ชาย&=")}`);
});

it.each(["token", "refresh-token", "web-team-list", "gps-save"])(
  "never contains %s, whatever people search for: the client would send such a call without its bearer token",
  (name) => {
    const path = callPath(entryList, { eventId: 7, text: name });
    expect(path).not.toContain(name);
    expect(decodeURIComponent(path)).toBe(`entry-list?eventId=7&text=${name}`);
  },
);
