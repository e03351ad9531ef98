import { expect, test } from "vitest";
import { addOnsIn, freeNotTaken, shippingIn } from "./chosen-in.ts";

const path = "entries.0.players.0";

test("an option is chosen, taken back, or left as it was", () => {
  const before = [{ addOn: 7, option: "M", quantity: 1 }];
  expect(addOnsIn({ [`${path}.addOns.7.option`]: "L" }, path, before)).toEqual([
    { addOn: 7, option: "L", quantity: 1 },
  ]);
  expect(addOnsIn({ [`${path}.addOns.7.option`]: "" }, path, before)).toEqual([]);
  expect(addOnsIn({}, path, before)).toEqual(before);
});

test("how many of what has no option", () => {
  expect(addOnsIn({ "addOns.3.quantity": "2" }, "", [])).toEqual([{ addOn: 3, option: "", quantity: 2 }]);
  expect(addOnsIn({ "addOns.3.quantity": "0" }, "", [])).toEqual([]);
  expect(addOnsIn({ "addOns.3.quantity": "many" }, "", [])).toEqual([]);
});

test("an address is only read where the form asks for one", () => {
  expect(shippingIn({}, null)).toBeUndefined();
  expect(shippingIn({ "shipping.address": " 1 ถ.สุข ", "shipping.postcode": "10110" }, null)).toMatchObject({
    address: "1 ถ.สุข",
    postcode: "10110",
    district: "",
  });
});

test("what is free and was not chosen is named, unless none is left or it is for others", () => {
  const shirt = {
    id: 7,
    name: { th: "เสื้อ", en: "Shirt" },
    description: { th: "", en: "" },
    priceSatang: 0,
    per: "entry" as const,
    required: false,
    categories: ["10K"],
    most: 1,
    needsShipping: false,
    picture: null,
    left: null,
    options: [],
  };
  const one = { category: "10K", players: [{ addOns: [{ addOn: 7, option: "", quantity: 1 }] }] };
  const two = { category: "10K", players: [{ addOns: [] }] };
  expect(freeNotTaken([shirt], [one])).toEqual([]);
  expect(freeNotTaken([shirt], [one, two])).toEqual([shirt]);
  expect(freeNotTaken([{ ...shirt, left: 0 }], [two])).toEqual([]);
  expect(freeNotTaken([{ ...shirt, priceSatang: 5_000 }], [two])).toEqual([]);
  expect(freeNotTaken([shirt], [{ ...two, category: "5K" }])).toEqual([]);
});
