import type { Connection } from "../../apps/server/src/db/connection.ts";
import { femaleFirstNames, maleFirstNames } from "../../apps/server/demo/words/first-names.ts";
import { surnames } from "../../apps/server/demo/words/surnames.ts";
import { provinces } from "../../packages/domain/src/geo/provinces.ts";
import { seeded } from "./field.ts";

const firstNames = [...femaleFirstNames, ...maleFirstNames];
const ordersAtATime = 2_000;
const firstOrderAt = Date.parse("2026-06-01T00:00:00Z");
const secondsBetween = 100;

/** As after a sale that went on for months: most are paid. */
const states = [
  ["confirmed", 0.74],
  ["awaiting_payment", 0.08],
  ["expired", 0.1],
  ["cancelled", 0.04],
  ["refunded", 0.02],
  ["held", 0.02],
] as const;
type State = (typeof states)[number][0];

const stepsOf: Readonly<Record<State, readonly [string, State][]>> = {
  held: [],
  awaiting_payment: [["confirm", "awaiting_payment"]],
  confirmed: [
    ["confirm", "awaiting_payment"],
    ["settle", "confirmed"],
  ],
  expired: [
    ["confirm", "awaiting_payment"],
    ["expire", "expired"],
  ],
  cancelled: [["cancel", "cancelled"]],
  refunded: [
    ["confirm", "awaiting_payment"],
    ["settle", "confirmed"],
    ["cancel", "cancelled"],
    ["refund", "refunded"],
  ],
};

interface Category {
  readonly id: number;
  readonly code: string;
}

/**
 * Stores orders beside the entries of an event, with everything that lists and reports read: players, prices of several
 * lines, add-ons, steps and money. Collects the planner's statistics, as a running server has them after a minute.
 */
export async function storeManyOrders({ pool }: Connection, eventId: number, count: number): Promise<void> {
  const random = seeded(11);
  const { rows: categories } = await pool.query<Category>(
    "select id, code from categories where event_id = $1 order by position",
    [eventId],
  );
  const { rows: addOns } = await pool.query<{ id: number }>(
    `insert into add_ons (event_id, position, name_th, name_en, per, price_satang)
    select $1, n, 'เสื้อ ' || n, 'Shirt ' || n, 'entry', 25000 from generate_series(1, 3) n returning id`,
    [eventId],
  );
  const parts = { random, categories, addOns: addOns.map(({ id }) => id) };
  for (let from = 0; from < count; from += ordersAtATime) {
    const length = Math.min(ordersAtATime, count - from);
    const orders = Array.from({ length }, (_, at) => makeOrder(from + at, parts));
    await pool.query(storing, [eventId, JSON.stringify(orders)]);
  }
  await pool.query("vacuum (analyze) orders, order_entries, order_steps, payment_lines, transfers");
}

interface Parts {
  readonly random: () => number;
  readonly categories: readonly Category[];
  readonly addOns: readonly number[];
}

function makeOrder(number: number, { random, categories, addOns }: Parts) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  let left = random();
  const [state] = states.find(([, share]) => (left -= share) < 0) ?? states[0];
  const at = new Date(firstOrderAt + number * secondsBetween * 1_000).toISOString();
  const entries = Array.from({ length: random() < 0.7 ? 1 : 2 + Math.floor(random() * 3) }, () => {
    const [first, last] = [pick(firstNames), pick(surnames)];
    const phone = `08${String(Math.floor(random() * 1e8)).padStart(8, "0")}`;
    const player = {
      firstName: first.th,
      lastName: last.th,
      firstNameEn: first.en,
      lastNameEn: last.en,
      gender: random() < 0.45 ? "F" : "M",
      birthDate: "1988-06-15",
      phone,
      province: pick(provinces),
      addOns: random() < 0.4 ? [{ addOn: pick(addOns), option: "", quantity: 1 }] : [],
    };
    return { category: pick(categories), player };
  });
  const lines = entries.flatMap(({ category, player }, entry) => [
    line("fee", { entry, category: words(category.code), name: words("ราคาปกติ"), unitSatang: 80_000 }),
    ...player.addOns.map(() => line("add_on", { entry, player: 0, name: words("เสื้อ"), unitSatang: 25_000 })),
  ]);
  const totalSatang = lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  const { firstName, lastName, phone } = entries[0]!.player;
  const isFrozen = state !== "held" && state !== "cancelled";
  // one in fifty pays too little or too much
  const paid = state === "confirmed" ? totalSatang + (random() < 0.02 ? pick([-10_000, 5_000]) : 0) : 0;
  return {
    state,
    at,
    phone,
    paid,
    reference: number.toString(36).toUpperCase().padStart(8, "0"),
    contact: `${firstName} ${lastName}`,
    quote: isFrozen ? { lines, totalSatang, unpriced: [] } : null,
    deadline: state === "held" || state === "awaiting_payment" ? "2027-01-01T00:00:00Z" : null,
    entries: entries.map(({ category, player }) => ({ category: category.id, players: [player] })),
    steps: [[null, "held"], ...stepsOf[state]].map(([step, to]) => ({ step, to })),
  };
}

const words = (word: string) => ({ th: word, en: word });

function line(kind: string, part: { readonly unitSatang: number; readonly [name: string]: unknown }) {
  return {
    kind,
    entry: null,
    player: null,
    category: null,
    option: null,
    quantity: 1,
    ...part,
    amountSatang: part.unitSatang,
  };
}

const storing = `
  with given as (
    select * from jsonb_to_recordset($2::jsonb) as o (state text, at timestamptz, phone text, paid bigint, reference text,
      contact text, quote jsonb, deadline timestamptz, entries jsonb, steps jsonb)
  ), stored as (
    insert into orders (event_id, reference, state, contact_name, contact_phone, language, held_at, deadline_at, quote, created_at)
    select $1, reference, state, contact, phone, 'th', at, deadline, nullif(quote, 'null'), at from given order by at
    returning id, reference
  ), known as (
    select * from stored join given using (reference)
  ), entered as (
    insert into order_entries (order_id, category_id, places, sold_before, players)
    select k.id, e.category, 1, 0, e.players
    from known k, jsonb_to_recordset(k.entries) as e (category bigint, players jsonb) order by k.id
  ), stepped as (
    insert into order_steps (order_id, at, step, state)
    select k.id, k.at, s.step, s.to from known k, jsonb_to_recordset(k.steps) as s (step text, "to" text) order by k.id
  ), moved as (
    insert into transfers (event_id, order_id, source, state, claimed_satang, sent_at, received_satang, received_at,
      decided_at, decided_by, changed_by)
    select $1, id, 'statement', 'verified', paid, at, paid, at, at, 'bench', 'bench' from known where paid > 0
    returning id, order_id, received_satang, sent_at
  )
  insert into payment_lines (order_id, kind, amount_satang, transfer_id, at, by_whom)
  select order_id, 'payment', received_satang, id, sent_at, 'bench' from moved`;
