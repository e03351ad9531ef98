import { expect, it } from "vitest";
import { fieldOf, moved, rowsOf, type Editing } from "./editing.ts";

interface Values {
  readonly name: string;
  readonly tiers: readonly { readonly price: number }[];
}

function givenEditing(): { editing: Editing<Values>; changes: Partial<Values>[] } {
  const changes: Partial<Values>[] = [];
  const values = { name: "10K", tiers: [{ price: 1 }, { price: 2 }] };
  return { editing: { values, change: (change) => changes.push(change), errorAt: (path) => path }, changes };
}

it("binds a field to its value and its error", () => {
  const { editing, changes } = givenEditing();
  const field = fieldOf(editing, "name");
  field.onChange("5K");
  expect([field.value, field.error, field.errorAt("th"), changes]).toEqual([
    "10K",
    "name",
    "name.th",
    [{ name: "5K" }],
  ]);
});

it("changes, removes, adds and moves rows, and leaves the others as they are", () => {
  const { editing, changes } = givenEditing();
  const { row, remove, add, move } = rowsOf<Values, "tiers", Values["tiers"][number]>(editing, "tiers");
  row(1).change({ price: 9 });
  remove(0);
  add({ price: 3 });
  move(1, 0);
  expect(changes.map(({ tiers }) => tiers?.map(({ price }) => price))).toEqual([[1, 9], [2], [1, 2, 3], [2, 1]]);
  expect(row(1).errorAt("price")).toBe("tiers.1.price");
});

it("moves an item down as well as up", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
});
