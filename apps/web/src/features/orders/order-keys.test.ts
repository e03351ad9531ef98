import { expect, test } from "vitest";
import { createOrderKeys } from "./order-keys.ts";

function givenStorage(stored: Record<string, string> = {}) {
  return {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  };
}

const order = { event: "doi-run", reference: "K7M2P9QX", key: "registration_a" };

test("another page on this device finds the key of an order, the newest first", () => {
  const storage = givenStorage();
  let now = 0;
  const keys = createOrderKeys(
    () => storage,
    () => ++now,
  );
  keys.keep(order);
  keys.keep({ ...order, reference: "AAAA2222" });
  const elsewhere = createOrderKeys(
    () => storage,
    () => 0,
  );
  expect(elsewhere.list().map(({ reference }) => reference)).toEqual(["AAAA2222", "K7M2P9QX"]);
});

test("a renewed key takes the place of the old one", () => {
  const storage = givenStorage();
  const keys = createOrderKeys(
    () => storage,
    () => 1,
  );
  keys.keep(order);
  keys.keep({ ...order, key: "registration_b" });
  expect(keys.list()).toEqual([{ ...order, key: "registration_b", at: 1 }]);
});

test("the list stays the same object until something changes, as React asks", () => {
  const storage = givenStorage();
  const keys = createOrderKeys(
    () => storage,
    () => 1,
  );
  keys.keep(order);
  expect(keys.list()).toBe(keys.list());
  keys.forget(order.reference);
  expect(keys.list()).toEqual([]);
});

test("a browser that refuses to store keeps the key for this page", () => {
  const keys = createOrderKeys(
    () => {
      throw new Error("refused");
    },
    () => 1,
  );
  keys.keep(order);
  expect(keys.list()).toHaveLength(1);
});

test("what somebody else wrote there does no harm", () => {
  const keys = createOrderKeys(
    () => givenStorage({ order_keys: '[{"key":1},null,"x"]' }),
    () => 1,
  );
  expect(keys.list()).toEqual([]);
});
