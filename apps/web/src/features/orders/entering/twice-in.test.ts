import { expect, test } from "vitest";
import { givenPlayer } from "./testing/given-order.ts";
import { twiceIn } from "./twice-in.ts";

test("somebody is found again by name and birth date, or by a number under another name", () => {
  const number = "1101700230708";
  const players = [
    givenPlayer({ nationalId: number }),
    givenPlayer(),
    givenPlayer({ birthDate: "1991-01-01" }),
    givenPlayer({ firstName: "อื่น", nationalId: number }),
    givenPlayer({ firstName: "ไม่มีวันเกิด", birthDate: "" }),
    givenPlayer({ firstName: "ไม่มีวันเกิด", birthDate: "" }),
  ];
  expect(twiceIn(players)).toEqual([1, 3]);
});
