import type { CategoryDefinition } from "@time-event/domain/category/category-definition";
import type { InstantMs } from "@time-event/domain/time/instant";
import { shiftByDays } from "@time-event/domain/time/local-time";
import { type EventMove, moveDeadlines } from "@time-event/domain/time/move-deadlines";
import type { Tx } from "../../db/connection.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadCategories } from "./categories.queries.ts";
import { insertCategory } from "./categories.repository.ts";

/** Copies the categories of an event to another; guns move by so many days, and the ends of price tiers as deadlines do. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  const { timeZone, startsOn } = await loadEventDays(tx, fromEventId);
  const move = { timeZone, startsOn, shiftDays };
  for (const stored of await loadCategories(tx, fromEventId)) {
    const {
      id: _id,
      entered: _entered,
      pools: _pools,
      revision: _revision,
      changedAt: _changedAt,
      gunFiredAt: _gunFiredAt,
      gunFiredBy: _gunFiredBy,
      changedBy,
      ...category
    } = stored;
    await insertCategory(tx, toEventId, shifted(category, move), changedBy);
  }
}

function shifted(category: CategoryDefinition, move: EventMove): CategoryDefinition {
  const later = (at: InstantMs) => shiftByDays(move.timeZone, at, move.shiftDays);
  const tiersThatEnd = category.feeTiers.flatMap(({ endsAt }) => endsAt ?? []);
  const ends = new Map(moveDeadlines(tiersThatEnd, move).map((end, at) => [tiersThatEnd[at], end]));
  return {
    ...category,
    gunAt: later(category.gunAt),
    cutoffsAt: category.cutoffsAt?.map((at) => at && later(at)),
    relayLegs: category.relayLegs.map((leg) => ({ ...leg, massStartAt: leg.massStartAt && later(leg.massStartAt) })),
    feeTiers: category.feeTiers.map((tier) => ({ ...tier, endsAt: tier.endsAt && (ends.get(tier.endsAt) ?? null) })),
    stages: category.stages.map((stage) => ({ ...stage, gunAt: stage.gunAt === null ? null : later(stage.gunAt) })),
  };
}
