import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useFieldText } from "./use-field-text.ts";

function said(word: string, value: unknown): string {
  function Said() {
    return useFieldText()("startsOn", word, value);
  }
  return renderToStaticMarkup(<Said />);
}

test("offers the day that was probably meant", () => {
  expect(said("buddhist_year", "2569-11-22")).toContain("2569");
  expect(said("buddhist_year", Date.UTC(2569, 10, 22))).toContain("หมายถึง");
});

test("offers nothing where nothing can be known", () => {
  expect(said("bad_year", "5138-11-22")).not.toContain("หมายถึง");
  expect(said("bad_year", Number.NaN)).not.toContain("หมายถึง");
});
