import { expect, test } from "vitest";
import { readStartListFilter, startListSearch } from "./start-list-filter.ts";

const read = (search: string) => readStartListFilter(new URLSearchParams(search));

test.each(["", "?category=42K&gender=F&q=%E0%B8%81&page=3", "?q=24"])("%j comes back as it was", (search) => {
  const filter = read(search);
  expect(startListSearch(filter, { page: filter.page })).toBe(search);
});

test("a changed filter starts at the first page", () => {
  expect(startListSearch(read("?page=7"), { gender: "M" })).toBe("?gender=M");
});

test("values that are not valid are ignored", () => {
  expect(read("?gender=Z&page=0&q=++")).toEqual({ category: "", gender: "", text: "", page: 1 });
});
