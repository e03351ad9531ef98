import type { PolicyKind } from "@time-event/contract/fields";
import type { EventPolicies, PolicyChoice } from "@time-event/contract/policies";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

const nothingChosen: EventPolicies = {
  revision: 0,
  changedAt: 0,
  changedBy: "",
  choices: { terms: "default", waiver: "default", privacy: "default", refund: "default" },
};

export async function loadEventPolicies(db: Db | Tx, eventId: number): Promise<EventPolicies> {
  const rows = await db.selectFrom("eventPolicies").selectAll().where("eventId", "=", eventId).execute();
  const [first] = rows;
  if (!first) return nothingChosen;
  const { revision, changedAt, changedBy } = first;
  const choices = { ...nothingChosen.choices };
  for (const { kind, followsDefault, policyId } of rows) choices[kind] = followsDefault ? "default" : policyId;
  return { revision, changedAt, changedBy, choices };
}

/** The kinds of these policies; unpublished ones are left out. */
export async function publishedKinds(tx: Tx, ids: readonly number[]): Promise<Map<number, PolicyKind>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("policies")
    .innerJoin("policyVersions", "policyVersions.policyId", "policies.id")
    .select(["policies.id", "policies.kind"])
    .distinct()
    .where("policies.id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function storeEventPolicies(
  tx: Tx,
  eventId: number,
  choices: Readonly<Record<PolicyKind, PolicyChoice>>,
  { revision, username }: { readonly revision: number; readonly username: string },
): Promise<void> {
  await tx.deleteFrom("eventPolicies").where("eventId", "=", eventId).execute();
  await tx
    .insertInto("eventPolicies")
    .values(
      (Object.keys(choices) as PolicyKind[]).map((kind) => {
        const choice = choices[kind];
        const followsDefault = choice === "default";
        return {
          eventId,
          kind,
          policyId: followsDefault ? null : choice,
          followsDefault,
          revision,
          changedBy: username,
        };
      }),
    )
    .execute();
}

export async function copyEventPolicies(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await tx
    .insertInto("eventPolicies")
    .columns(["eventId", "kind", "policyId", "followsDefault", "changedBy"])
    .expression(
      tx
        .selectFrom("eventPolicies")
        .select([sql<number>`${toEventId}::bigint`.as("eventId"), "kind", "policyId", "followsDefault", "changedBy"])
        .where("eventId", "=", fromEventId),
    )
    .execute();
}
