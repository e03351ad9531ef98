import type { EventPage } from "@time-event/contract/events";
import type { MemberPart } from "@time-event/contract/order-members";
import { orderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { expect, it } from "vitest";
import { ticketOfMember, ticketsOf } from "./tickets-of.ts";

const both = (text: string) => ({ th: text, en: text });
const event = {
  name: both("River Run"),
  venue: both("Park"),
  province: both("Nan"),
  startsOn: "2027-01-03",
  endsOn: "2027-01-03",
  timeZone: "Asia/Bangkok",
} as EventPage;
const player = (names: object) => orderPlayer.parse(names);
const runner = (id: number, entry: number, told: object) => ({
  id,
  entry,
  bib: "",
  firstName: "",
  lastName: "",
  firstNameEn: "",
  lastNameEn: "",
  wave: null,
  ...told,
});
const wave = { id: 3, name: both("Red"), startsAt: 1_800_000_000_000 };
const order = {
  reference: "K7M2P9QX",
  state: "confirmed",
  entries: [
    {
      id: 12,
      categoryName: both("Ten"),
      team: "",
      places: 1,
      wave: null,
      players: [player({ firstName: "มานี", lastName: "ใจดี" })],
    },
    {
      id: 13,
      categoryName: both("Relay"),
      team: "Fast",
      places: 1,
      wave: null,
      players: [player({ firstNameEn: "Ann", lastNameEn: "Lee" }), player({ firstName: "ปิติ" })],
    },
    {
      id: 14,
      categoryName: both("Team of two"),
      team: "Two",
      places: 2,
      wave,
      players: [player({ firstName: "ชูใจ" }), player({ firstNameEn: "Ben" })],
    },
  ],
  runners: [
    runner(301, 12, { bib: "2131", firstName: "มานี", lastName: "ใจดี", startsAt: 1_800_000_060_000 }),
    runner(302, 13, { bib: "900", firstName: "Fast" }),
    runner(303, 14, { bib: "41", firstName: "ชูใจ", wave }),
    runner(304, 14, { firstNameEn: "Ben", startsAt: 1_800_000_030_000 }),
  ],
} as unknown as Order;

it("makes a ticket for each runner and one for a relay, and says nothing that opens the order", () => {
  const startsAt = 1_800_000_060_000;
  const starting = { wave: { name: both("Red"), startsAt: 1_800_000_000_000 } };
  const two = { category: both("Team of two"), team: "Two" };
  expect(ticketsOf(order, event)).toEqual({
    reference: "K7M2P9QX",
    event,
    tickets: [
      { code: "K7M2P9QX:12", category: both("Ten"), team: "", names: ["มานี ใจดี"], bibs: ["2131"], startsAt },
      { code: "K7M2P9QX:13", category: both("Relay"), team: "Fast", names: ["Ann Lee", "ปิติ"], bibs: ["900"] },
      { code: "K7M2P9QX:14.303", ...two, names: ["ชูใจ"], bibs: ["41"], ...starting },
      { code: "K7M2P9QX:14.304", ...two, names: ["Ben"], bibs: [], startsAt: 1_800_000_030_000 },
    ],
  });
});

it("makes the ticket of one member, and none for who is not in the race", () => {
  const { venue, province, endsOn, timeZone } = event;
  const ticket = { reference: "K7M2P9QX", runner: order.runners[2], venue, province, endsOn, timeZone };
  const told = { eventName: event.name, startsOn: event.startsOn, categoryName: both("Team of two"), team: "Two" };
  const part = { ...told, ticket } as MemberPart;
  expect(ticketOfMember(part)).toEqual({ ...ticketsOf(order, event), tickets: [ticketsOf(order, event)!.tickets[2]] });
  expect(ticketOfMember({ ...part, ticket: null })).toBeNull();
});

it.each(["held", "awaiting_payment", "expired", "cancelled", "refunded"])(
  "makes none for an order that is %s",
  (state) => {
    expect(ticketsOf({ ...order, state } as Order, event)).toBeNull();
  },
);
