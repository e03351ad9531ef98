import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../db/connection.ts";
import { addDemoStaff, addFirstAdministrator, makePassword } from "../features/sign-in/first-users.service.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";

/**
 * Makes sure that somebody can sign in, and shows how.
 * @param demoFolder data folder of an embedded database with the demonstration; undefined: a real installation
 */
export async function prepareSignIns(
  db: Db,
  demoFolder: string | undefined,
  say: (message: string) => void,
): Promise<void> {
  const passwords = createPasswords();
  if (demoFolder === undefined) {
    // before anything else can fail: nobody will see this password again
    const [first] = await addFirstAdministrator(db, passwords);
    if (first) {
      say(
        `\n  The first user: ${first.username}, password ${first.password} (shown this once)` +
          `\n  Lost it? npm run user:password -- ${first.username} makes a new one.` +
          "\n  There are no events yet; SEED=demo would fill an empty database with a demonstration.\n",
      );
    }
    return;
  }
  const password = await keptPassword(join(demoFolder, "demo-password"));
  const made = await addDemoStaff(db, passwords, password);
  if (made.length > 0) say(`\n  Sign-ins of the demonstration: ${made.map(({ username }) => username).join(", ")}`);
  say(`  Password of the demonstration's sign-ins: ${password} (kept in ${join(demoFolder, "demo-password")})\n`);
}

/** Each installation has its own password for the demonstration: a known one would also open what grows out of it. */
async function keptPassword(file: string): Promise<string> {
  try {
    await writeFile(file, makePassword(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(file, "utf8")).trim();
}
