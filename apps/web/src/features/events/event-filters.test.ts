import { expect, test } from "vitest";
import { eventListHref, eventListParams, eventMonthParams, hasFilters, readEventFilters } from "./event-filters.ts";

const read = (query: string) => readEventFilters(new URLSearchParams(query));

test("filters are read back from the address that they made", () => {
  const filters = read("text=เขาใหญ่&type=trail&state=open&month=2026-01&province=เลย&page=3");
  expect(eventListHref(filters, { page: 3 })).toBe(
    `/register/event-list?${new URLSearchParams({ text: "เขาใหญ่", type: "trail", state: "open", month: "2026-01", province: "เลย", page: "3" })}`,
  );
});

test("values that are not valid are ignored", () => {
  expect(eventListHref(read("state=soon&month=2026-13&page=-2&page=0&text=%20%20&other=1"))).toBe(
    "/register/event-list",
  );
  expect(read("page=1.5").page).toBe(1);
  expect(read(`text=${"x".repeat(200)}`).text).toHaveLength(80);
});

test("a changed filter starts at the first page", () => {
  expect(eventListHref(read("type=trail&page=4"), { state: "past" })).toBe(
    "/register/event-list?type=trail&state=past",
  );
});

test("only chosen filters are sent", () => {
  expect(eventListParams(read("type=swim&page=2"))).toEqual({ type: "swim", offset: 12, limit: 12 });
  expect(hasFilters(read("page=2"))).toBe(false);
  expect(hasFilters(read("state=live"))).toBe(true);
});

test("a calendar is a view in the address, and asks for all days of its weeks", () => {
  const filters = read("view=calendar&month=2026-11&type=trail&page=3");
  expect(eventListHref(filters)).toBe("/register/event-list?type=trail&month=2026-11&view=calendar");
  // Sunday 1 November belongs to a week that began on Monday 26 October
  expect(eventMonthParams(filters, "2026-11")).toEqual({
    type: "trail",
    from: "2026-10-26",
    to: "2026-12-06",
    limit: 200,
  });
  expect(hasFilters(read("view=calendar&month=2026-11"))).toBe(false);
  expect(hasFilters(read("month=2026-11"))).toBe(true);
  expect(read("view=map").view).toBe("");
});
