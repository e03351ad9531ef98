import type { OrderPlayer } from "@time-event/contract/order-player";
import { fullName } from "@time-event/domain/entries/full-name";
import { expect, test } from "vitest";
import { givenOrder, givenPlayer } from "./entering/testing/given-order.ts";
import { createKnownPeople, titleOf } from "./known-people.ts";

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

const entered = (team: string, ...players: OrderPlayer[]) => ({
  entries: givenOrder(players).entries.map((entry) => ({ ...entry, team })),
});

test("people are offered again, the last first and each once", () => {
  const { people } = givenDevice();
  people.keep(entered("", givenPlayer({ firstName: "หนึ่ง" })));
  people.keep(entered("", givenPlayer({ firstName: "สอง" })));
  people.keep(entered("", givenPlayer({ firstName: "หนึ่ง", phone: "099" })));
  expect(people.list().map(fullName)).toEqual(["หนึ่ง วงศ์ไพบูลย์", "สอง วงศ์ไพบูลย์"]);
  expect(people.list()[0]?.phone).toBe("099");
  expect(people.teams()).toEqual([]);
});

test("a whole team is offered again, as it was entered last", () => {
  const { people } = givenDevice();
  const [one, two, three] = ["หนึ่ง", "สอง", "สาม"].map((firstName) => givenPlayer({ firstName }));
  people.keep(entered("ทีมเสือ", one!, two!, givenPlayer({ firstName: "" })));
  people.keep(entered("ทีมสิงห์", two!, three!));
  people.keep(entered("ทีมเสือ", one!, three!));
  expect(people.teams().map(({ team, players }) => [team, ...players.map(({ firstName }) => firstName)])).toEqual([
    ["ทีมเสือ", "หนึ่ง", "สาม"],
    ["ทีมสิงห์", "สอง", "สาม"],
  ]);
});

test("a team without a name is offered again by its captain", () => {
  const { people } = givenDevice();
  const [one, two, three] = ["หนึ่ง", "สอง", "สาม"].map((firstName) => givenPlayer({ firstName }));
  people.keep(entered("", one!, two!));
  people.keep(entered("", two!, three!));
  people.keep(entered("", one!, three!));
  expect(people.teams().map((team) => [titleOf(team), team.players.length])).toEqual([
    ["หนึ่ง วงศ์ไพบูลย์", 2],
    ["สอง วงศ์ไพบูลย์", 2],
  ]);
});

test("health and numbers of documents are not kept, and all of it can be forgotten", () => {
  const { people, stored } = givenDevice();
  const player = givenPlayer({ medicalNote: "แพ้กุ้ง", nationalId: "1101700230708", passport: "AA1234567" });
  people.keep(entered("ทีมเสือ", player, givenPlayer({ firstName: "สอง", medicalNote: "แพ้กุ้ง" })));
  const kept = Object.values(stored).join("");
  for (const secret of ["แพ้กุ้ง", "1101700230708", "AA1234567"]) expect(kept).not.toContain(secret);
  people.forgetAll();
  expect([people.list(), people.teams()]).toEqual([[], []]);
});
