import { expect, test } from "vitest";
import { defaultLayout, validLayout } from "./layout-config.ts";

test("stored choices are restored", () => {
  const chosen = { ripple: true, inputStyle: "filled", menuMode: "overlay" } as const;
  expect(validLayout({ ...chosen, theme: "nova" })).toEqual(chosen);
});

test.each([null, undefined, "static", 7, { ripple: "yes", inputStyle: "round", menuMode: "slim" }])(
  "what makes no sense (%o) becomes the default",
  (remembered) => {
    expect(validLayout(remembered)).toEqual(defaultLayout);
  },
);
