import { expect, test } from "vitest";
import { givenPlayer } from "./testing/given-order.ts";
import { contactIn, playerIn, playersAsked, suggestedContact, typedPlayers } from "./typed-form.ts";

const path = "entries.0.players.0";

test("a form's players are read as they were written", () => {
  const people = [givenPlayer(), givenPlayer({ firstName: "มานี", gender: null })];
  const typed = typedPlayers(0, people);
  expect(playersAsked(typed, 0)).toBe(2);
  expect([0, 1].map((at) => playerIn(typed, `entries.0.players.${at}`))).toEqual(people);
});

test("what a form does not ask stays as it was", () => {
  const stored = givenPlayer({ medicalNote: "แพ้กุ้ง" });
  const player = playerIn({ [`${path}.firstName`]: " ธนา " }, path, stored);
  expect(player).toEqual({ ...stored, firstName: "ธนา" });
});

test("a gender that nobody offered counts as none", () => {
  expect(playerIn({ [`${path}.gender`]: "<b>" }, path).gender).toBeNull();
});

test("the first player is who is written to, until somebody says otherwise", () => {
  const nobody = { name: "", phone: "", email: "" };
  expect(suggestedContact(nobody, givenPlayer())).toEqual({
    name: "ธนพล วงศ์ไพบูลย์",
    phone: "081 234 5678",
    email: "",
  });
  const captain = { name: "กัปตัน", phone: "", email: "captain@example.com" };
  expect(suggestedContact(captain, givenPlayer())).toEqual(captain);
  expect(contactIn({ "contact.name": "อื่น" }, captain)).toEqual({ ...captain, name: "อื่น" });
});
