import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import type { Offer } from "../../offer.shared.ts";
import { emptyPlayer } from "../typed-form.ts";

export const raceDay = "2026-11-22";

export function givenPlayer(player: Partial<OrderPlayer> = {}): OrderPlayer {
  return {
    ...emptyPlayer,
    firstName: "ธนพล",
    lastName: "วงศ์ไพบูลย์",
    gender: "M",
    birthDate: "1990-12-14",
    phone: "081 234 5678",
    ...player,
  };
}

export function givenOffer(offer: Partial<Offer> = {}): Offer {
  return {
    code: "21K",
    name: { th: "ฮาล์ฟมาราธอน", en: "Half marathon" },
    gender: "any",
    entryKind: "individual",
    teamMix: "any",
    teamSmallest: null,
    teamLargest: null,
    youngestAge: 16,
    oldestAge: null,
    feePer: "person",
    hidden: false,
    placesTaken: 0,
    waves: [],
    priceNowSatang: 85_000,
    placesLeft: 8,
    placesHeld: 0,
    whyNot: [],
    ...offer,
  };
}

export function givenOrder(...players: readonly OrderPlayer[][]): Order {
  return {
    event: "doi-run",
    reference: "K7M2P9QX",
    state: "held",
    deadlineAt: 900_000,
    contact: { name: "", phone: "", email: "" },
    language: "th",
    entries: players.map((each, index) => ({
      id: index + 1,
      category: "21K",
      categoryName: { th: "ฮาล์ฟมาราธอน", en: "Half marathon" },
      team: "",
      places: Math.max(1, each.length),
      players: each,
    })),
    addOns: [],
    shipping: null,
    consents: [],
    code: null,
    quote: { lines: [], totalSatang: 85_000 * players.length, unpriced: [] },
    payment: null,
    timeline: [],
  } as unknown as Order;
}
