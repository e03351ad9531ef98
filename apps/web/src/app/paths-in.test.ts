import { expect, test } from "vitest";
import { pathsIn } from "./paths-in.ts";

test("gives each page once, with the paths above it, and none that is about one thing", () => {
  const route = {
    path: "/",
    children: [
      {
        children: [
          { path: "" },
          { path: "config", children: [{ path: "" }, { path: "users" }, { path: "users/:id" }] },
        ],
      },
      { path: "calendar" },
    ],
  };
  expect(pathsIn(route)).toEqual(["/", "/config", "/config/users", "/calendar"]);
});
