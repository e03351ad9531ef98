import { orderMove } from "@time-event/contract/order-moves";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, offersOf } from "./testing/given-sale.ts";

const slug = "teams";
let given: GivenApp;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ slug, state: "open" });
  const free = { name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null };
  const team = {
    ...race.categories[0]!,
    entryKind: "team" as const,
    teamSmallest: 3,
    capacity: 100,
    feePer: "person" as const,
    feeTiers: [free],
  };
  const categories = [
    { ...team, code: "BIG", teamLargest: 10 },
    { ...team, code: "SMALL", teamLargest: 5 },
    { ...team, code: "TIGHT", teamLargest: 5, capacity: 2 },
  ];
  eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
});
afterAll(() => given.stop());

const players = (count: number) => Array.from({ length: count }, () => givenPlayer());

it("asks for a player in every place that a team has taken", async () => {
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "BIG", size: 5, team: "ทีม", players: players(4) });
  const { problem } = await contact.confirm();
  expect(problem?.errors?.map(({ path, code }) => `${path} ${code}`)).toContain(
    "entries.0.players.4.firstName required",
  );
});

it("does not move a team into a category for fewer places than it has", async () => {
  const contact = await givenContact(given.url, slug);
  const chosen = await contact.choose({ category: "BIG", size: 10, team: "ทีม", players: players(3) });
  const { id: entryId } = chosen.reply!.data.entries[0]!;
  const { id } = await given.db
    .selectFrom("orderEntries")
    .select("orderId as id")
    .where("id", "=", entryId)
    .executeTakeFirstOrThrow();
  const form = {
    eventId,
    id,
    entryId,
    category: "SMALL",
    difference: "apply",
    differenceSatang: null,
    reason: "ขอย้าย",
  } as const;
  const moved = await post(given.url, orderMove, form, bearing(await givenSignedIn(given, "admin")));
  expect(moved.problem?.errors).toEqual([{ path: "category", code: "team_too_large" }]);
});

it("says that a category is full when the smallest team finds no room", async () => {
  const { categories } = await offersOf(given.url, slug);
  expect(categories.map(({ code, whyNot }) => [code, whyNot])).toEqual([
    ["BIG", []],
    ["SMALL", []],
    ["TIGHT", ["category_full"]],
  ]);
});
