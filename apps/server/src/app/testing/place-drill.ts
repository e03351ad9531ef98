import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { problem } from "@time-event/contract/errors";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { givenPlayer } from "../../features/orders/testing/given-order.ts";
import { wrongCounters } from "../../features/orders/testing/given-sale.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { startDrillServers } from "./drill-servers.ts";
import { sendUntilAnswered } from "./send-until-answered.ts";

export interface PlaceDrillFigures {
  readonly buyers: number;
  readonly kills: number;
  readonly cut: number;
  readonly tookMs: number;
  /** How many were told that they have a place: in a category alone, and in two that share as many. */
  readonly won: readonly [number, number];
  /** Who was told that there is none, or that the person has one already. */
  readonly lost: number;
  readonly codesUsed: number;
  readonly faults: readonly string[];
}

interface Drill {
  readonly buyers: number;
  readonly places: number;
  readonly kills: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The negative control: a build whose places are not guarded. */
  readonly unguarded?: boolean;
}

const cutShare = 0.1;
const loser = ["category_full", "places_held", "already_entered", "held_by_order"];

/**
 * Everybody wants one of a few places at once, through two servers that are killed meanwhile, as is their database, and some
 * replies never arrive. Three of four buyers want a category, the others one of two categories that share as many places;
 * every tenth names the same person as the one before; whoever has a place tries a code of which there are few.
 */
export async function drillPlaces({ buyers, places, kills, dataDir, unguarded }: Drill): Promise<PlaceDrillFigures> {
  const loadsFirst = unguarded ? import.meta.resolve("./without-place-guard.ts") : undefined;
  const servers = await startDrillServers({ dataDir, count: 2, loadsFirst });
  let turn = 0;
  const target = () => servers.urls[turn++ % servers.urls.length]!;
  const proxy = await startCuttingProxy({ target, cuts: cutting(cutShare) });
  const uses = Math.floor(places / 3);
  await servers.inDatabase((db) => givenSales(db, places, uses));

  const startedAt = performance.now();
  let answered = 0;
  const buying = Promise.all(
    Array.from({ length: buyers }, (_, number) => buy(proxy.url, number).finally(() => void answered++)),
  );
  for (let kill = 0; kill < kills; kill++) {
    // the first one while all are there, each other one when another part of them is through
    while (answered < (buyers * kill) / (kills + 1)) await sleep(5);
    await proxy.cutNext();
    await servers.killNext();
  }
  const outcomes = await buying;
  const tookMs = performance.now() - startedAt;
  await proxy.stop();
  const faults = await servers.inDatabase((db) => findFaults(db, outcomes, { places, uses }));
  await servers.stop();
  const wonAt = (event: string) => outcomes.filter((each) => each.event === event && each.entry !== undefined).length;
  const won = [wonAt("alone"), wonAt("shared")] as const;
  const codesUsed = outcomes.filter(({ hasCode }) => hasCode).length;
  return { buyers, kills, cut: proxy.cut(), tookMs, won, lost: buyers - won[0] - won[1], codesUsed, faults };
}

/** Two events with as many places: one category alone, and two that share them, of which neither could sell all. */
async function givenSales(db: Db, places: number, uses: number): Promise<void> {
  const alone = givenRaceDefinition({ slug: "alone", state: "open" });
  const [category] = alone.categories;
  const eventId = await givenRace(db, { ...alone, categories: [{ ...category!, capacity: places }] }, { entries: [] });
  await db.insertInto("discountCodes").values({ eventId, code: "FEW", kind: "percent", value: 10, uses }).execute();
  const shared = givenRaceDefinition({ slug: "shared", state: "open" });
  const both = ["10K", "5K"].map((code) => ({ ...category!, code, capacity: Math.ceil(places * 0.7) }));
  const sharedId = await givenRace(db, { ...shared, categories: both }, { entries: [] });
  const pool = { eventId: sharedId, nameTh: "รวม", nameEn: "Both", capacity: places };
  await db.insertInto("placePools").values(pool).execute();
  // how many are held back is another drill
  const lines = [eventId, sharedId].map((id) => ({ eventId: id, mode: "off" as const }));
  await db.insertInto("waitingLines").values(lines).execute();
}

interface Outcome {
  readonly event: string;
  /** Id of the entry that the buyer was told of; undefined: they were told why not. */
  readonly entry: number | undefined;
  readonly hasCode: boolean;
  /** An answer that says neither. */
  readonly strange?: string;
}

async function buy(url: string, number: number): Promise<Outcome> {
  const event = number % 4 === 3 ? "shared" : "alone";
  const submit = <E extends Parameters<typeof sendUntilAnswered>[1]["endpoint"]>(
    endpoint: E,
    body: Parameters<typeof sendUntilAnswered<E>>[1]["body"],
    key?: string,
  ) => sendUntilAnswered(url, { endpoint, body, key, id: randomUUID() });
  const none = { event, entry: undefined, hasCode: false };

  const begun = await submit(webRegisterSave, { event, language: "th" });
  if (begun.status !== 200) return { ...none, strange: begun.body };
  const { key } = (JSON.parse(begun.body) as { data: { key: string } }).data;
  const person = number % 10 === 4 ? number - 4 : number;
  const player = givenPlayer({ lastName: `ใจดี ${event} ${person}` });
  const category = event === "shared" && number % 8 === 3 ? "5K" : "10K";
  const chosen = await submit(webRegisterModelSave, { category, players: [player] }, key);
  if (chosen.status !== 200) {
    const { errors } = problem.parse(JSON.parse(chosen.body));
    const isTold = chosen.status === 409 && errors?.every(({ code }) => loser.includes(code));
    return isTold ? none : { ...none, strange: chosen.body };
  }
  const { entries } = (JSON.parse(chosen.body) as { data: { entries: { id: number }[] } }).data;
  const coded = event === "alone" && (await submit(webRegisterSave, { event, language: "th", code: "FEW" }, key));
  return { event, entry: entries[0]!.id, hasCode: coded !== false && coded.status === 200 };
}

interface Expected {
  readonly places: number;
  readonly uses: number;
}

async function findFaults(db: Db, outcomes: readonly Outcome[], { places, uses }: Expected): Promise<string[]> {
  const { rows: held } = await sql<{ id: number; event: string; persons: string[] }>`
    select n.id, e.slug as event, array_agg(p.player ->> 'lastName') as persons
    from order_entries n join orders o on o.id = n.order_id join events e on e.id = o.event_id,
      jsonb_array_elements(n.players) as p (player)
    where o.state = 'held' group by n.id, e.slug`.execute(db);
  const { rows: codes } = await sql<{ used: number; orders: number }>`
    select used, (select count(*)::int from orders where code_id = c.id) as orders from discount_codes c`.execute(db);
  const ids = new Set(held.map(({ id }) => id));
  const told = outcomes.flatMap(({ entry }) => entry ?? []);
  const persons = held.flatMap((entry) => entry.persons);
  const coded = outcomes.filter(({ hasCode }) => hasCode).length;
  const counts: readonly (readonly [string, number, number])[] = [
    ...["alone", "shared"].map(
      (event) => [`held, ${event}`, held.filter((entry) => entry.event === event).length, places] as const,
    ),
    ["told of a place and without it", told.filter((id) => !ids.has(id)).length, 0],
    ["held and not told", ids.size - new Set(told).size, 0],
    ["answers that say neither yes nor no", outcomes.filter(({ strange }) => strange !== undefined).length, 0],
    ["persons with two places", persons.length - new Set(persons).size, 0],
    ["told that the code counts", coded, uses],
    ...codes.flatMap(({ used, orders }) => [
      ["uses of the code", used, uses] as const,
      ["orders with the code", orders, uses] as const,
    ]),
    ["wrong counters", (await wrongCounters(db)).length, 0],
  ];
  const strange = outcomes.flatMap((each) => each.strange ?? []).slice(0, 3);
  return [
    ...counts.filter(([, is, must]) => is !== must).map(([what, is, must]) => `${what}: ${is} instead of ${must}`),
    ...strange,
  ];
}
