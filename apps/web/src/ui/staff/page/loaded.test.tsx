import type { UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { Loaded } from "./loaded.tsx";

const shown = (error: CallFailed) => {
  const query = { data: undefined, error } as unknown as UseQueryResult<string, CallFailed>;
  return renderToStaticMarkup(<Loaded query={query}>{(data) => data}</Loaded>);
};

test("an address that names nothing says so, and speaks of no field", () => {
  const page = shown(new CallFailed("invalid_input", 400, { fields: [{ path: "eventId", code: "invalid" }] as never }));
  expect(page).toContain("ไม่มีหน้านี้");
  expect(page).not.toContain("ช่อง");
});

test("what could not be loaded can be tried again", () => {
  expect(shown(new CallFailed("internal", 500))).toContain("ลองอีกครั้ง");
});
