import { expect, it } from "vitest";
import { givenStorage } from "../../../lib/session/testing/given-browser.ts";
import { createKeptTickets } from "./kept-tickets.ts";
import type { Tickets } from "./tickets-of.ts";

const tickets = (reference: string) => ({ reference, tickets: [] }) as unknown as Tickets;

it("keeps the newest tickets of an order until it has none", () => {
  const storage = givenStorage();
  const kept = createKeptTickets(() => storage);
  kept.keep("AAAA2222", tickets("AAAA2222"));
  kept.keep("BBBB2222", tickets("BBBB2222"));
  expect(kept.read("AAAA2222")).toEqual(tickets("AAAA2222"));
  kept.keep("AAAA2222", null);
  expect(kept.read("AAAA2222")).toBeNull();
  expect(kept.read("BBBB2222")).toEqual(tickets("BBBB2222"));
});

it("keeps nothing where storage is forbidden", () => {
  const kept = createKeptTickets(() => {
    throw new Error("denied");
  });
  kept.keep("AAAA2222", tickets("AAAA2222"));
  expect(kept.read("AAAA2222")).toBeNull();
});
