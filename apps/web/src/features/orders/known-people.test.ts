import { expect, test } from "vitest";
import { givenPlayer } from "./entering/testing/given-order.ts";
import { createKnownPeople, nameOf } from "./known-people.ts";

function givenDevice() {
  const stored: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  };
  return { people: createKnownPeople(() => storage), stored };
}

test("people are offered again, the last first and each once", () => {
  const { people } = givenDevice();
  people.keep([givenPlayer({ firstName: "หนึ่ง" })]);
  people.keep([givenPlayer({ firstName: "สอง" })]);
  people.keep([givenPlayer({ firstName: "หนึ่ง", phone: "099" })]);
  expect(people.list().map(nameOf)).toEqual(["หนึ่ง วงศ์ไพบูลย์", "สอง วงศ์ไพบูลย์"]);
  expect(people.list()[0]?.phone).toBe("099");
});

test("health is not kept, and all of it can be forgotten", () => {
  const { people, stored } = givenDevice();
  people.keep([givenPlayer({ medicalNote: "แพ้กุ้ง" })]);
  expect(Object.values(stored).join("")).not.toContain("แพ้กุ้ง");
  people.forgetAll();
  expect(people.list()).toEqual([]);
});
