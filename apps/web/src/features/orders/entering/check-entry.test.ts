import { expect, test } from "vitest";
import { usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { checkContact, checkPlayers } from "./check-entry.ts";
import { givenOffer, givenPlayer, raceDay } from "./testing/given-order.ts";
import { emptyPlayer } from "./typed-form.ts";

test("while somebody types, only what cannot become right is wrong", () => {
  const typing = { complete: false, raceDay, asked: usuallyAsked };
  expect(checkPlayers(givenOffer(), [emptyPlayer], typing)).toEqual([]);
  expect(checkPlayers(givenOffer(), [givenPlayer({ birthDate: "14/12/2555" })], typing)).toEqual([
    { path: "players.0.birthDate", code: "too_young" },
  ]);
  expect(checkPlayers(givenOffer({ gender: "F" }), [givenPlayer()], typing)).toEqual([
    { path: "players.0.gender", code: "gender_not_allowed" },
  ]);
});

test("at the end everything must be there, and a date that cannot be read is not called missing", () => {
  const sent = { complete: true, raceDay, asked: usuallyAsked };
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
  expect(checkContact({ name: "ธนพล", phone: "0812345678", email: "" })).toEqual([]);
  expect(checkContact({ name: "", phone: "", email: "" }).map(({ path }) => path)).toEqual([
    "contact.name",
    "contact.phone",
  ]);
  expect(checkContact({ name: "ธนพล", phone: "", email: "a@" })).toEqual([
    { path: "contact.email", code: "bad_email" },
  ]);
});

test("a phone must be one that somebody can call", () => {
  const contact = { name: "ธนพล", phone: "12345", email: "" };
  expect(checkContact(contact)).toEqual([{ path: "contact.phone", code: "bad_phone" }]);
  const player = givenPlayer({ phone: "abc", emergencyPhone: "๐๘๑ ๒๓๔ ๕๖๗๘" });
  expect(checkPlayers(givenOffer(), [player], { complete: false, raceDay, asked: usuallyAsked })).toEqual([
    { path: "players.0.phone", code: "bad_phone" },
  ]);
});

test("what the event asks must be there, and a number must be right at once", () => {
  const asked = { ...usuallyAsked, nationalId: "required", address: "required" } as const;
  const codes = (player: object, complete: boolean) =>
    checkPlayers(givenOffer(), [givenPlayer(player)], { complete, raceDay, asked }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(codes({ nationalId: "1-1017-00230-70-5" }, false)).toEqual(["players.0.nationalId bad_thai_id"]);
  expect(codes({ nationalId: "1-1017-00230-70-8" }, false)).toEqual([]);
  expect(codes({ province: "เชียงใหม่" }, true)).toEqual([
    "players.0.nationalId required",
    "players.0.address required",
    "players.0.postcode required",
  ]);
});
