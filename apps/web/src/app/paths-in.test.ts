import { expect, test } from "vitest";
import { pathsIn } from "./paths-in.ts";

test("lists each page once with the paths above it, and no page of a single item", () => {
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
