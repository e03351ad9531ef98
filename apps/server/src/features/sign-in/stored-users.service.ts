import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { Details, Grant } from "./stored-users.types.ts";
import * as users from "./users.repository.ts";

// The features that manage users stand above the sign-in, so the functions that write the table are here, for them too.

/** Adds a user who has no password yet; returns their id. */
export async function addUser(tx: Tx, user: Details & { readonly username: string }, by: users.By): Promise<number> {
  return users.insertInvited(tx, user, by);
}

export async function setDetails(tx: Tx, id: number, details: Details): Promise<void> {
  await users.setDetails(tx, id, details);
}

/** From when a user may not sign in; null: they may. */
export async function setDisabled(tx: Tx, id: number, at: InstantMs | null): Promise<void> {
  await users.setDisabled(tx, id, at);
}

export async function replaceGrants(tx: Tx, userId: number, grants: readonly Grant[]): Promise<void> {
  await users.replaceGrants(tx, userId, grants);
}

/** Counts a change of a user, and returns the new revision. */
export async function noteUserEdit(tx: Tx, id: number, by: users.By): Promise<number> {
  return users.noteUserEdit(tx, id, by);
}
