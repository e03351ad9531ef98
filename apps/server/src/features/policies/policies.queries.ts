import type { PolicyInForce } from "@time-event/contract/asked";
import type { PolicyKind } from "@time-event/contract/fields";
import type { Policy, PolicyRow, PolicyVersion, PublicPolicy } from "@time-event/contract/policies";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";

/** Policies in force at an event: its choice, or else the default; unpublished policies are left out. */
const inForce = (eventId: number) => sql`
  select distinct on (p.kind) p.id, p.kind, p.name_th, p.name_en, v.version, v.published_at, v.text_th, v.text_en
  from policies p
  join policy_versions v on v.policy_id = p.id
  left join event_policies chosen on chosen.event_id = ${eventId} and chosen.kind = p.kind
  where case when chosen.kind is null or chosen.follows_default then p.is_default else p.id = chosen.policy_id end
  order by p.kind, v.version desc`;

const published = sql`
  id as policy_id, kind, jsonb_build_object('th', name_th, 'en', name_en) as name, version, published_at,
  jsonb_build_object('th', text_th, 'en', text_en) as text`;

export async function loadPolicyInForce(db: Db, slug: string, kind: PolicyKind): Promise<PublicPolicy | undefined> {
  const event = await db
    .selectFrom("events")
    .select("id")
    .where("slug", "=", slug)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  if (!event) return undefined;
  const { rows } = await sql<PublicPolicy>`
    select ${published} from (${inForce(event.id)}) as held where kind = ${kind}`.execute(db);
  return rows[0];
}

export async function loadPublishedVersion(db: Db, id: number, version: number): Promise<PublicPolicy | undefined> {
  const { rows } = await sql<PublicPolicy>`
    select ${published} from policies p join policy_versions v on v.policy_id = p.id
    where p.id = ${id} and v.version = ${version}`.execute(db);
  return rows[0];
}

/** The policies in force at an event, in the order in which people read them. */
export async function listPoliciesInForce(db: Db | Tx, eventId: number): Promise<PolicyInForce[]> {
  const { rows } = await sql<PolicyInForce>`
    select id as policy, kind, version, jsonb_build_object('th', name_th, 'en', name_en) as name
    from (${inForce(eventId)}) as held
    order by array_position(array['terms', 'waiver', 'privacy', 'refund'], kind)`.execute(db);
  return rows;
}

export async function listPolicies(db: Db): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select p.id, p.kind, jsonb_build_object('th', p.name_th, 'en', p.name_en) as name, p.is_default,
      p.revision, p.changed_at, p.changed_by, coalesce(v.version, 0) as version, v.published_at,
      (p.draft_th, p.draft_en) is distinct from (coalesce(v.text_th, ''), coalesce(v.text_en, '')) as has_draft,
      (select count(*) from event_policies chosen where chosen.policy_id = p.id) as events
    from policies p
    left join lateral (
      select * from policy_versions where policy_id = p.id order by version desc limit 1
    ) v on true
    order by array_position(array['terms', 'waiver', 'privacy', 'refund'], p.kind), p.is_default desc,
      p.name_th collate thai, p.id`.execute(db);
  return rows;
}

export async function loadPolicy(db: Db | Tx, id: number): Promise<Policy | undefined> {
  const policy = await db
    .selectFrom("policies")
    .select(["id", "kind", "isDefault", "revision", "changedAt", "changedBy"])
    .select([bilingual("name").as("name"), bilingual("draft").as("draft")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!policy) return undefined;
  const versions: PolicyVersion[] = await db
    .selectFrom("policyVersions")
    .select(["version", "publishedAt", "publishedBy"])
    .select(bilingual("text").as("text"))
    .where("policyId", "=", id)
    .orderBy("version", "desc")
    .execute();
  return { ...policy, versions };
}
