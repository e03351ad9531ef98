import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { ReasonOf, Refusing, RefusesWith } from "@time-event/contract/refusals";
import { administrator, type GrantedRights } from "@time-event/domain/access/grants";
import { problemIf } from "@time-event/domain/forms/field-problem";
import type { StoredRole } from "../roles/roles.queries.ts";
import { loadRoles } from "../roles/roles.queries.ts";
import type { PasswordLinks } from "../sign-in/password-links.service.ts";
import type { PasswordProof } from "../../http/password-proof.ts";
import type { Grant } from "../sign-in/stored-users.types.ts";
import { findEventIds, findTaken, hasAdministrator, lockUser, type StoredUser } from "./users.repository.ts";

export interface UsersParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly proof: PasswordProof;
  readonly links: PasswordLinks;
}

/**
 * What only administrators who prove themselves again may give and take. A role of one's own making with the right to
 * edit users counts as well: its holder can give every right that they have.
 */
export function hasUsersRight(grants: readonly (Grant & GrantedRights)[]): boolean {
  return grants.some(
    ({ role, eventId, permissions }) =>
      eventId === null && (role === administrator || permissions.includes("users_edit")),
  );
}

/** Call it after a change that takes rights from a user. @throws Refused `last_administrator` */
export async function keepAdministrator(tx: Tx, call: RefusesWith<"last_administrator">): Promise<void> {
  if (!(await hasAdministrator(tx))) throw new Refused(call, ["last_administrator"]);
}

/** @throws NotFound */
export async function openUser(tx: Tx, id: number): Promise<StoredUser> {
  const user = await lockUser(tx, id);
  if (!user) throw new NotFound("thing");
  return user;
}

export function refuse<Call extends Refusing>(call: Call, reasons: readonly ReasonOf<Call>[]): void {
  if (reasons.length > 0) throw new Refused(call, reasons);
}

/** @throws Refused at `username` or `email` if another user has it */
export async function refuseTaken(
  tx: Tx,
  call: RefusesWith<"taken", "field">,
  given: Parameters<typeof findTaken>[1],
): Promise<void> {
  const taken = await findTaken(tx, given);
  const reasons = taken.map((path) => ({ path, code: "taken" }) as const);
  if (reasons.length > 0) throw new Refused(call, reasons);
}

/** Roles with their permissions, without repeats. @throws Refused at those that do not exist */
export async function readGrants(
  tx: Tx,
  call: RefusesWith<"unknown", "field">,
  asked: readonly Grant[],
): Promise<(Grant & GrantedRights)[]> {
  const roles = new Map((await loadRoles(tx)).map((role): [string, StoredRole] => [role.code, role]));
  const eventIds = new Set(
    await findEventIds(
      tx,
      asked.flatMap(({ eventId }) => (eventId === null ? [] : [eventId])),
    ),
  );
  const unknown = asked.flatMap(({ role, eventId }, index) => [
    ...problemIf(!roles.has(role), `roles.${index}.role`, "unknown"),
    ...problemIf(eventId !== null && !eventIds.has(eventId), `roles.${index}.eventId`, "unknown"),
  ]);
  if (unknown.length > 0) throw new Refused(call, unknown);
  const once = new Map(asked.map((grant) => [`${grant.role} ${grant.eventId}`, grant]));
  return [...once.values()].map((grant) => ({ ...grant, permissions: roles.get(grant.role)!.permissions }));
}
