import { expect, test } from "vitest";
import { checkContact, checkPlayers } from "./check-entry.ts";
import { givenOffer, givenPlayer, raceDay } from "./testing/given-order.ts";
import { emptyPlayer } from "./typed-form.ts";

test("while somebody types, only what cannot become right is wrong", () => {
  const typing = { complete: false, raceDay };
  expect(checkPlayers(givenOffer(), [emptyPlayer], typing)).toEqual([]);
  expect(checkPlayers(givenOffer(), [givenPlayer({ birthDate: "14/12/2555" })], typing)).toEqual([
    { path: "players.0.birthDate", code: "too_young" },
  ]);
  expect(checkPlayers(givenOffer({ gender: "F" }), [givenPlayer()], typing)).toEqual([
    { path: "players.0.gender", code: "gender_not_allowed" },
  ]);
});

test("at the end everything must be there, and a date that cannot be read is not called missing", () => {
  const sent = { complete: true, raceDay };
  expect(checkPlayers(givenOffer(), [emptyPlayer], sent).map(({ path }) => path)).toEqual([
    "players.0.firstName",
    "players.0.gender",
    "players.0.birthDate",
  ]);
  expect(checkPlayers(givenOffer(), [givenPlayer({ birthDate: "31/2/2533" })], sent)).toEqual([
    { path: "players.0.birthDate", code: "bad_date" },
  ]);
});

test("a phone or an e-mail is enough to reach somebody", () => {
  expect(checkContact({ name: "ธนพล", phone: "081", email: "" })).toEqual([]);
  expect(checkContact({ name: "", phone: "", email: "" }).map(({ path }) => path)).toEqual([
    "contact.name",
    "contact.phone",
  ]);
  expect(checkContact({ name: "ธนพล", phone: "", email: "a@" })).toEqual([
    { path: "contact.email", code: "bad_email" },
  ]);
});
