import { webApi } from "@time-event/contract/web-api";
import { expect, test } from "vitest";
import { publicCalls } from "./api-calls.ts";

test("every public call is documented with its parameters and its reply", () => {
  const calls = publicCalls();
  expect(calls.map(({ name }) => name)).toEqual(webApi.map(({ name }) => name));
  const list = calls.find(({ name }) => name === "web-event-list");
  expect(list?.parameters.map(({ path }) => path)).toContain("province");
  expect(list?.data.map(({ path }) => path)).toContain("[].name.th");
  expect(list?.meta.find(({ path }) => path === "total")).toMatchObject({ kind: "integer", required: true });
});
