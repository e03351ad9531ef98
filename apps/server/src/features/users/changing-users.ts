import type { InstantMs } from "@time-event/domain/time/instant";
import { InvalidInput, NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { ReasonOf, Refusing, RefusesWith } from "@time-event/contract/refusals";
import type { GrantedRights } from "@time-event/domain/access/grants";
import type { StoredRole } from "../roles/roles.queries.ts";
import { loadRoles } from "../roles/roles.queries.ts";
import type { Grant } from "../sign-in/stored-users.types.ts";
import { findEventIds, findTaken, hasAdministrator, lockUser, type StoredUser } from "./users.repository.ts";

export interface UsersParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
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

/** @throws InvalidInput at `username` or `email` if another user has it */
export async function refuseTaken(tx: Tx, given: Parameters<typeof findTaken>[1]): Promise<void> {
  const taken = await findTaken(tx, given);
  if (taken.length > 0) throw new InvalidInput(taken.map((path) => ({ path, code: "taken" })));
}

/** Roles with their permissions, without repeats. @throws InvalidInput at those that do not exist */
export async function readGrants(tx: Tx, asked: readonly Grant[]): Promise<(Grant & GrantedRights)[]> {
  const roles = new Map((await loadRoles(tx)).map((role): [string, StoredRole] => [role.code, role]));
  const eventIds = new Set(
    await findEventIds(
      tx,
      asked.flatMap(({ eventId }) => (eventId === null ? [] : [eventId])),
    ),
  );
  const unknown = asked.flatMap(({ role, eventId }, index) => [
    ...(roles.has(role) ? [] : [{ path: `roles.${index}.role`, code: "unknown" }]),
    ...(eventId === null || eventIds.has(eventId) ? [] : [{ path: `roles.${index}.eventId`, code: "unknown" }]),
  ]);
  if (unknown.length > 0) throw new InvalidInput(unknown);
  const once = new Map(asked.map((grant) => [`${grant.role} ${grant.eventId}`, grant]));
  return [...once.values()].map((grant) => ({ ...grant, permissions: roles.get(grant.role)!.permissions }));
}
