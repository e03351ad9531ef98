import { randomBytes } from "node:crypto";
import type { Db } from "../../db/connection.ts";
import type { Passwords } from "./passwords.ts";
import { hasUsers, insertUser, lockUsers, type NewUser } from "./users.repository.ts";

export interface FirstSignIn {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** 80 bits in letters that cannot be confused, in groups that people can read aloud. */
export function makePassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  const text = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

const administrator = { username: "admin", th: "ผู้ดูแลระบบ", en: "Administrator", role: "administrator" };

const demoStaff = [
  administrator,
  { username: "manager", th: "วิชัย ผู้จัดการงาน", en: "Wichai, event manager", role: "event_manager" },
  { username: "finance", th: "สุดา การเงิน", en: "Suda, finance", role: "finance" },
  { username: "desk", th: "มานะ จุดรับสมัคร", en: "Mana, registration desk", role: "registration_desk" },
  { username: "timing", th: "ปิติ จับเวลา", en: "Piti, timing official", role: "timing_official" },
  { username: "viewer", th: "ชูใจ ผู้ชม", en: "Chujai, viewer", role: "viewer" },
] as const;

/** Adds an administrator if nobody can sign in yet. Returns the password once; only its hash is stored. */
export async function addFirstAdministrator(db: Db, passwords: Passwords): Promise<FirstSignIn[]> {
  return addFirst(db, passwords, [administrator], makePassword());
}

/** Adds one user for each role if nobody can sign in yet, all with the demonstration's password. */
export async function addDemoStaff(db: Db, passwords: Passwords, password: string): Promise<FirstSignIn[]> {
  return addFirst(db, passwords, demoStaff, password);
}

async function addFirst(
  db: Db,
  passwords: Passwords,
  staff: readonly { username: string; th: string; en: string; role: string }[],
  password: string,
): Promise<FirstSignIn[]> {
  // at every start except the first: no lock, no work
  if (await hasUsers(db)) return [];
  const users: (NewUser & { role: string })[] = [];
  for (const { username, th, en, role } of staff) {
    const passwordHash = await passwords.hash(password);
    users.push({ username, email: null, displayNameTh: th, displayNameEn: en, passwordHash, role });
  }
  return db.transaction().execute(async (tx) => {
    await lockUsers(tx);
    if (await hasUsers(tx)) return [];
    for (const { role, ...user } of users) await insertUser(tx, user, role);
    return users.map(({ username, role }) => ({ username, password, role }));
  });
}
