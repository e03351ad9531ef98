import { administrator, rightsOf } from "@time-event/domain/access/grants";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import type { Staff } from "../../http/staff-caller.ts";

interface Grant {
  readonly role: string;
  readonly eventId: number | null;
  readonly permissions: string[];
}

/** A role that is held at an event is held at its rehearsal, too. */
const heldRoles = sql`(
  select u.role_code, u.event_id from user_roles u where u.user_id = users.id
  union all
  select u.role_code, v.id from user_roles u join events v on v.rehearsal_of = u.event_id where u.user_id = users.id)`;

/** Whose rights wait until they have a second factor. */
export type MustHaveSecondFactor = "nobody" | "administrators";

/**
 * The user of a sign-in, with their present rights; undefined when it is over or the user is disabled. Users who must
 * have a second factor and have none are let in without rights, so that they can add one.
 */
export async function loadStaff(
  db: Db,
  signInId: number,
  now: InstantMs,
  mustHave: MustHaveSecondFactor,
): Promise<Staff | undefined> {
  const row = await db
    .selectFrom("signIns")
    .innerJoin("users", "users.id", "signIns.userId")
    .select(["users.id", "users.username", "users.displayNameTh", "users.displayNameEn", "users.language"])
    .select(
      sql<Grant[]>`coalesce((
        select jsonb_agg(jsonb_build_object('role', r.role_code, 'eventId', r.event_id, 'permissions', array(
          select p.permission_code from role_permissions p where p.role_code = r.role_code order by p.permission_code))
          order by r.role_code, r.event_id)
        from ${heldRoles} r), '[]')`.as("grants"),
    )
    .select(sql<boolean>`exists (select from second_factors f where f.user_id = users.id)`.as("hasSecondFactor"))
    .where("signIns.id", "=", signInId)
    .where("signIns.endedAt", "is", null)
    .where("signIns.expiresAt", ">", instant(now))
    .where("users.disabledAt", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, username, displayNameTh, displayNameEn, language, grants, hasSecondFactor } = row;
  const displayName = { th: displayNameTh, en: displayNameEn };
  const roles = [...new Set(grants.map(({ role }) => role))];
  const isAdministrator = grants.some(({ role, eventId }) => role === administrator && eventId === null);
  const needsSecondFactor = mustHave === "administrators" && isAdministrator && !hasSecondFactor;
  const who = { userId: id, username, displayName, language, roles, signInId };
  return needsSecondFactor ? { ...who, ...rightsOf([]), needsSecondFactor } : { ...who, ...rightsOf(grants) };
}
