import type { BodyOf } from "@time-event/contract/endpoint";
import type { PolicyKind } from "@time-event/contract/fields";
import type { Policy, policySave } from "@time-event/contract/policies";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { loadPolicy } from "./policies.queries.ts";

type Given = Pick<BodyOf<typeof policySave>, "kind" | "name" | "draft" | "isDefault">;

export async function insertPolicy(tx: Tx, given: Given, username: string): Promise<Policy> {
  const { id } = await tx
    .insertInto("policies")
    .values({ ...columnsOf(given), changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return (await loadPolicy(tx, id))!;
}

export async function updatePolicy(tx: Tx, id: number, given: Given, username: string): Promise<Policy> {
  await tx
    .updateTable("policies")
    .set({ ...columnsOf(given), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
  return (await loadPolicy(tx, id))!;
}

/** Makes the draft a version that never changes. */
export async function insertVersion(
  tx: Tx,
  { id, draft }: Pick<Policy, "id" | "draft">,
  version: number,
  username: string,
): Promise<void> {
  await tx
    .insertInto("policyVersions")
    .values({ policyId: id, version, textTh: draft.th, textEn: draft.en, publishedBy: username })
    .execute();
}

export async function hasDefault(tx: Tx, kind: PolicyKind): Promise<boolean> {
  const row = await tx
    .selectFrom("policies")
    .select("id")
    .where("kind", "=", kind)
    .where("isDefault", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function clearDefault(tx: Tx, kind: PolicyKind): Promise<void> {
  await tx
    .updateTable("policies")
    .set({ isDefault: false })
    .where("kind", "=", kind)
    .where("isDefault", "=", true)
    .execute();
}

export async function deletePolicy(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("policies").where("id", "=", id).execute();
}

function columnsOf({ kind, name, draft, isDefault }: Given) {
  return { kind, nameTh: name.th, nameEn: name.en, draftTh: draft.th, draftEn: draft.en, isDefault };
}
