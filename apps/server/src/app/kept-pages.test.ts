import { expect, it } from "vitest";
import { createKeptPages } from "./kept-pages.ts";

function given(mostBytes?: number) {
  const makePage = createKeptPages(mostBytes);
  let made = 0;
  return { ask: (madeOf: string | null) => makePage(madeOf, () => `page ${++made}`) };
}

it("makes a page once for all who ask for what is made of the same", async () => {
  const { ask } = given();
  expect(await Promise.all([ask("10 places"), ask("10 places"), ask("9 places")])).toEqual([
    "page 1",
    "page 1",
    "page 2",
  ]);
  expect([await ask("9 places"), await ask("10 places")]).toEqual(["page 2", "page 1"]);
});

it("makes a page each time that nobody else may get", async () => {
  const { ask } = given();
  expect([await ask(null), await ask(null)]).toEqual(["page 1", "page 2"]);
});

it("lets the page go that was asked for longest ago", async () => {
  const { ask } = given(30);
  for (const madeOf of ["one", "two", "one", "three"]) await ask(madeOf);
  expect([await ask("one"), await ask("two")]).toEqual(["page 1", "page 4"]);
});
