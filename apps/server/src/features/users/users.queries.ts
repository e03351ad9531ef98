import type { NamedGrant, UserState } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";

export interface UserSearch {
  readonly text?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: UserState | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundUser {
  readonly id: number;
  readonly username: string;
  readonly displayName: { readonly th: string; readonly en: string };
  readonly email: string | null;
  readonly language: "th" | "en";
  readonly state: UserState;
  readonly roles: NamedGrant[];
  readonly lastSignedInAt: InstantMs | null;
  readonly openSignIns: number;
  readonly secondFactors: number;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

const stateOf = sql<UserState>`case when u.disabled_at is not null then 'disabled'
  when u.password_hash is null then 'invited' else 'active' end`;

const rolesOf = sql<NamedGrant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('role', r.role_code, 'eventId', r.event_id, 'eventName',
    case when v.id is not null then jsonb_build_object('th', v.name_th, 'en', v.name_en) end)
    order by r.event_id nulls first, o.position)
  from user_roles r join roles o on o.code = r.role_code left join events v on v.id = r.event_id
  where r.user_id = u.id), '[]')`;

/** A sign-in is open if it was used since then and does not end before now. */
interface OpenSince {
  readonly now: InstantMs;
  readonly usedSince: InstantMs;
}

function selectUsers(db: Db, { now, usedSince }: OpenSince) {
  return db
    .selectFrom("users as u")
    .select(["u.id", "u.username", "u.displayNameTh", "u.displayNameEn", "u.email", "u.language"])
    .select(["u.lastSignedInAt", "u.revision", "u.changedAt", "u.changedBy"])
    .select([stateOf.as("state"), rolesOf.as("roles")])
    .select(
      sql<number>`(select count(*) from sign_ins s where s.user_id = u.id and s.ended_at is null
        and s.expires_at > ${instant(now)} and s.last_used_at > ${instant(usedSince)})`.as("openSignIns"),
    )
    .select(sql<number>`(select count(*) from second_factors f where f.user_id = u.id)`.as("secondFactors"));
}

export async function findUsers(
  db: Db,
  { text, role, state, offset, limit }: UserSearch,
  open: OpenSince,
): Promise<{ users: FoundUser[]; total: number }> {
  let query = selectUsers(db, open);
  if (text) {
    const searched = sql<string>`lower(concat_ws(' ', u.username, u.display_name_th, u.display_name_en, u.email))`;
    query = query.where(searched, "like", containing(text));
  }
  if (state) query = query.where(stateOf, "=", state);
  if (role) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("userRoles as r")
          .select("r.userId")
          .whereRef("r.userId", "=", "u.id")
          .where("r.roleCode", "=", role),
      ),
    );
  }
  const rows = await query
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy(sql`u.disabled_at is not null`)
    .orderBy(sql`lower(u.username)`)
    .offset(offset)
    .limit(limit)
    .execute();
  return { users: rows.map(({ total: _, ...row }) => toUser(row)), total: rows[0]?.total ?? 0 };
}

export async function findUser(db: Db, id: number, open: OpenSince): Promise<FoundUser | undefined> {
  const row = await selectUsers(db, open).where("u.id", "=", id).executeTakeFirst();
  return row && toUser(row);
}

function toUser<T extends { displayNameTh: string; displayNameEn: string }>({
  displayNameTh,
  displayNameEn,
  ...row
}: T) {
  return { ...row, displayName: { th: displayNameTh, en: displayNameEn } };
}

/** Events that a role can be limited to, the latest first. */
export async function findEventsToChoose(db: Db): Promise<{ id: number; name: { th: string; en: string } }[]> {
  const rows = await db
    .selectFrom("events")
    .select(["id", "nameTh", "nameEn"])
    .where("rehearsalOf", "is", null)
    .orderBy("startsOn", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, nameTh, nameEn }) => ({ id, name: { th: nameTh, en: nameEn } }));
}
