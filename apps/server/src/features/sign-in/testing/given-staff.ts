import type { Db } from "../../../db/connection.ts";
import { createPasswords } from "../passwords.ts";
import { insertUser } from "../users.repository.ts";

export const password = "ดอยสุเทพ-sunrise-1676";

// one hash for all users: hashing is slow, and most tests are not about it
const passwordHash = await createPasswords().hash(password);

/** A member of staff with one role; returns the user's id. */
export function givenStaff(db: Db, username: string, role = "viewer", eventId: number | null = null): Promise<number> {
  const user = {
    username,
    email: `${username}@race.example.org`,
    displayNameTh: `คุณ ${username}`,
    displayNameEn: `Khun ${username}`,
    passwordHash,
  };
  return db.transaction().execute((tx) => insertUser(tx, user, role, eventId));
}
