import type { CategoryDefinition } from "@time-event/domain/category/category-definition";
import type { InstantMs } from "@time-event/domain/time/instant";
import { shiftByDays } from "@time-event/domain/time/local-time";
import type { Tx } from "../../db/connection.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadCategories } from "./categories.queries.ts";
import { insertCategory } from "./categories.repository.ts";

/** Copies the categories of an event to another; guns and the ends of price tiers move by so many days. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  const { timeZone } = await loadEventDays(tx, toEventId);
  const later = (at: InstantMs) => shiftByDays(timeZone, at, shiftDays);
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
    await insertCategory(tx, toEventId, shifted(category, later), changedBy);
  }
}

function shifted(category: CategoryDefinition, later: (at: InstantMs) => InstantMs): CategoryDefinition {
  return {
    ...category,
    gunAt: later(category.gunAt),
    cutoffsAt: category.cutoffsAt?.map((at) => at && later(at)),
    relayLegs: category.relayLegs.map((leg) => ({ ...leg, massStartAt: leg.massStartAt && later(leg.massStartAt) })),
    feeTiers: category.feeTiers.map((tier) => ({ ...tier, endsAt: tier.endsAt === null ? null : later(tier.endsAt) })),
    stages: category.stages.map((stage) => ({ ...stage, gunAt: stage.gunAt === null ? null : later(stage.gunAt) })),
  };
}
