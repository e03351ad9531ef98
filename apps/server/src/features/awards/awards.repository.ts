import type { AwardRules } from "@time-event/domain/awards/award-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

export async function storeAwardRules(tx: Tx, categoryId: number, rules: AwardRules, username: string): Promise<void> {
  const columns = { ...rules, rankings: toJson(rules.rankings) };
  await tx
    .insertInto("awardRules")
    .values({ categoryId, ...columns, changedBy: username })
    .onConflict((conflict) =>
      conflict.column("categoryId").doUpdateSet({ ...columns, ...savedBy(username, { table: "awardRules" }) }),
    )
    .execute();
}

/** Which prize, and whose. */
export interface Handed {
  readonly categoryId: number;
  readonly award: string;
  /** Null: a team's. */
  readonly entryId: number | null;
  readonly team: string;
}

/** Once handed over, a prize keeps the time and the name of the first note. */
export async function insertCollected(tx: Tx, handed: Handed, at: InstantMs, by: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("collectedAwards")
    .values({ ...handed, collectedAt: toTimestamp(at), collectedBy: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteCollected(tx: Tx, { categoryId, award, entryId, team }: Handed): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("collectedAwards")
    .where("categoryId", "=", categoryId)
    .where("award", "=", award)
    .where("entryId", "is not distinct from", entryId)
    .where("team", "=", team)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The rules of an event's categories for those of its copy, which have the same codes. */
export async function copyAwardRules(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await sql`
    insert into award_rules (category_id, overall, gender, thai, age_group, team, rankings, winners_leave, changed_by)
    select copied.id, a.overall, a.gender, a.thai, a.age_group, a.team, a.rankings, a.winners_leave, a.changed_by
    from award_rules a join categories c on c.id = a.category_id
      join categories copied on copied.event_id = ${toEventId} and copied.code = c.code
    where c.event_id = ${fromEventId}`.execute(tx);
}
