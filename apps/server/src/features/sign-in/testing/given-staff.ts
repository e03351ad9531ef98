import type { Db } from "../../../db/connection.ts";
import { createPasswords, type PasswordCost } from "../passwords.ts";
import { insertUser } from "../users.repository.ts";

export const password = "ดอยสุเทพ-sunrise-1676";

/** The least that argon2 takes: hashing is slow, and most tests are not about it. */
export const cheapCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
const passwordHash = await createPasswords(cheapCost).hash(password);

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
