import type { BodyOf } from "@time-event/contract/endpoint";
import type { PenaltyEffect, PenaltyRule, penaltyRuleSave } from "@time-event/contract/penalty-rules";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

export async function listPenaltyRules(db: Db): Promise<PenaltyRule[]> {
  return (await selectPenaltyRules(db).execute()).map(toPenaltyRule);
}

export async function findPenaltyRule(tx: Tx, code: string): Promise<PenaltyRule | undefined> {
  const row = await selectPenaltyRules(tx).where("code", "=", code).executeTakeFirst();
  return row && toPenaltyRule(row);
}

/** The codes among these that no event type has. */
export async function unknownEventTypes(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const known = await tx.selectFrom("eventTypes").select("code").execute();
  return codes.filter((code) => !known.some((type) => type.code === code));
}

export async function storePenaltyRule(
  tx: Tx,
  { code, name, effect, eventTypes, active }: BodyOf<typeof penaltyRuleSave>,
  username: string,
): Promise<PenaltyRule> {
  const fields = {
    nameTh: name.th,
    nameEn: name.en,
    effect: effect.kind,
    timeMs: effect.kind === "time" || effect.kind === "bonus" ? effect.timeMs : null,
    laps: effect.kind === "laps" ? effect.laps : null,
    places: effect.kind === "places" ? effect.placesLost : null,
    eventTypes,
    active,
  };
  await tx
    .insertInto("penaltyRules")
    .values({ code, ...fields, position: nextPosition({ table: "penaltyRules" }), changedBy: username })
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({ ...fields, ...savedBy(username, { table: "penaltyRules" }) }),
    )
    .execute();
  return toPenaltyRule(await selectPenaltyRules(tx).where("code", "=", code).executeTakeFirstOrThrow());
}

export async function deletePenaltyRule(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom("penaltyRules").where("code", "=", code).execute();
}

function selectPenaltyRules(db: Db | Tx) {
  return db
    .selectFrom("penaltyRules")
    .select([
      "code",
      "effect",
      "timeMs",
      "laps",
      "places",
      "eventTypes",
      "active",
      "revision",
      "changedAt",
      "changedBy",
    ])
    .select([
      bilingual("name").as("name"),
      sql<number>`(select count(*) from penalties where penalties.rule = penalty_rules.code)`.as("penalties"),
    ])
    .orderBy("position")
    .orderBy("code");
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPenaltyRules>["executeTakeFirstOrThrow"]>>;

function toPenaltyRule({ effect, timeMs, laps, places, ...row }: Row): PenaltyRule {
  // a check of the table allows time, laps and places only with the effects that use them
  const size = { ...(timeMs && { timeMs }), ...(laps && { laps }), ...(places && { placesLost: places }) };
  return { ...row, effect: { kind: effect, ...size } as PenaltyEffect };
}
