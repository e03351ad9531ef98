import type { EventPage } from "@time-event/contract/events";
import { orderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { expect, it } from "vitest";
import { ticketsOf } from "./tickets-of.ts";

const both = (text: string) => ({ th: text, en: text });
const event = {
  name: both("River Run"),
  venue: both("Park"),
  province: both("Nan"),
  startsOn: "2027-01-03",
  endsOn: "2027-01-03",
  categories: [{ code: "10K", name: both("Ten") }],
} as EventPage;
const player = (names: object) => orderPlayer.parse(names);
const order = {
  reference: "K7M2P9QX",
  state: "confirmed",
  entries: [
    { id: 12, category: "10K", team: "", places: 1, players: [player({ firstName: "มานี", lastName: "ใจดี" })] },
    {
      id: 13,
      category: "GONE",
      team: "Fast",
      places: 2,
      players: [player({ firstNameEn: "Ann", lastNameEn: "Lee" }), player({})],
    },
  ],
} as unknown as Order;

it("makes a ticket for each entry, and says nothing that opens the order", () => {
  expect(ticketsOf(order, event, new Map([[12, ["2131"]]]))).toEqual({
    reference: "K7M2P9QX",
    event: {
      name: both("River Run"),
      venue: both("Park"),
      province: both("Nan"),
      startsOn: "2027-01-03",
      endsOn: "2027-01-03",
    },
    tickets: [
      { code: "K7M2P9QX:12", category: both("Ten"), team: "", names: ["มานี ใจดี"], bibs: ["2131"] },
      { code: "K7M2P9QX:13", category: both("GONE"), team: "Fast", names: ["Ann Lee"], bibs: [] },
    ],
  });
});

it.each(["held", "awaiting_payment", "expired", "cancelled", "refunded"])(
  "makes none for an order that is %s",
  (state) => {
    expect(ticketsOf({ ...order, state } as Order, event, new Map())).toBeNull();
  },
);
