import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../src/db/connection.ts";
import { loadSale } from "../../src/features/orders/sale.queries.ts";
import { createPaymentChannelsService } from "../../src/features/payment-channels/payment-channels.service.ts";
import type { WorkerPool } from "../../src/lib/heavy-work/worker-pool.ts";
import { type Day, dayAt, HOUR_MS } from "../local-days.ts";
import { cityRunSlug } from "../open/city-run-definition.ts";
import { triathlonSlug } from "../open/triathlon-definition.ts";
import { type BankLine, bankStatement } from "./bank-statement.ts";
import { cityRunOrders } from "./city-run-orders.ts";
import { createOrderSteps } from "./order-steps.ts";
import { beforePayers } from "../master/demonstration-author.ts";
import type { OrderStory } from "./order-story.ts";
import { playStories } from "./play-stories.ts";
import { triathlonOrders } from "./triathlon-orders.ts";

/** An event that the demonstration has just stored. */
interface StoredEvent {
  readonly eventId: number;
  readonly slug: string;
  readonly raceDay: Day;
}

interface Parts {
  readonly db: Db;
  readonly workers: WorkerPool;
  readonly now: InstantMs;
  /** Where files for people to try things with are put; undefined: nowhere. */
  readonly folder: string | undefined;
}

const storiesOf: Readonly<Record<string, readonly OrderStory[]>> = {
  [cityRunSlug]: cityRunOrders,
  [triathlonSlug]: triathlonOrders,
};

/** When staff imported statements, in hours before the demonstration is stored. */
const importedHoursAgo = [62, 44, 18];

/**
 * Stores orders as they would be after some days of work: everything happens in its order, by the product's own use
 * cases, with a clock that goes from the first order to now.
 */
export async function seedOrders(events: readonly StoredEvent[], { db, workers, now, folder }: Parts): Promise<void> {
  let clock = now;
  const steps = createOrderSteps({ db, workers, clock: () => clock });
  const bank: BankLine[] = [];
  const happenings = [];
  for (const { eventId: id, slug, raceDay } of events) {
    const event = { id, slug, raceDay, sale: await loadSale(db, id) };
    happenings.push(...playStories(event, storiesOf[slug] ?? [], { steps, bank, now }));
  }
  if (happenings.length === 0) return;
  const channels = (await createPaymentChannelsService(db, beforePayers).list()).data;
  const channelId = channels.find(({ account }) => account.kind === "bank")!.id;
  happenings.push(
    ...importedHoursAgo.map((hours) => {
      const at = now - hours * HOUR_MS;
      const run = () => steps.importStatement(channelId, fileName(at), Buffer.from(bankStatement(bank.splice(0))));
      return { at, run };
    }),
  );
  for (const { at, run } of happenings.toSorted((one, other) => one.at - other.at)) {
    clock = at;
    await run();
  }
  if (folder !== undefined) keepStatement(folder, now, bank);
}

/** What the bank shows since the last import, for somebody to import: also money that no order explains. */
function keepStatement(folder: string, now: InstantMs, bank: readonly BankLine[]): void {
  const others: readonly BankLine[] = [
    { at: now - 9 * HOUR_MS, amountSatang: 45_000, text: "รับโอน นาย ประยูร ไม่ระบุรายการ" },
    { at: now - 7.5 * HOUR_MS, amountSatang: -3_500, text: "ค่าธรรมเนียมโอนเงิน" },
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "statement.csv"), bankStatement([...bank, ...others]));
}

const fileName = (at: InstantMs) => `statement-${dayAt(at)}.csv`;
