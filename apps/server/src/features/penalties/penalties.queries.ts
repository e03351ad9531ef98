import { publicName } from "@time-event/domain/privacy/public-person";
import type { Db } from "../../db/connection.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { resultsVersionOf } from "../results/result-versions.queries.ts";
import { ruleName } from "../penalty-rules/rule-name.queries.ts";

/** Penalties of an event that are in force, newest first; undefined for a draft or an unknown event. */
export async function loadPenaltiesInForce(db: Db, slug: string) {
  const event = await db
    .selectFrom("events")
    .select(["id", resultsVersionOf("events.id").as("version")])
    .where("slug", "=", slug)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  if (!event) return undefined;
  const view = await loadEventView(db, event.id);
  if (!view.entries) return { version: event.version, penalties: [] };
  const penalties = await db
    .selectFrom("penalties")
    .innerJoin("entries", "entries.id", "penalties.entryId")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .select([
      "entries.bib",
      "entries.firstName",
      "entries.lastName",
      "entries.firstNameEn",
      "entries.lastNameEn",
      "categories.code as category",
      "penalties.rule",
      ruleName,
      "penalties.reason",
      "penalties.timeMs",
      "penalties.stage",
      "penalties.laps",
      "penalties.places",
      "penalties.disqualify",
      "penalties.decidedAt",
      "penalties.appealUntil",
    ])
    .select((of) => of.ref("penalties.state").$castTo<"in_force" | "appealed" | "upheld">().as("state"))
    .where("penalties.eventId", "=", event.id)
    .where("penalties.counts", "=", true)
    .orderBy("penalties.decidedAt", "desc")
    .orderBy("penalties.id", "desc")
    .execute();
  return {
    version: event.version,
    penalties: penalties.map((penalty) => ({ ...penalty, ...publicName(view.names, penalty) })),
  };
}
