import { giveNewPassword } from "../features/sign-in/new-password.service.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";
import { CommandError, runCommand } from "./run-command.ts";

// npm run user:password -- USERNAME: a new random password, for who lost the administrator's.
await runCommand("user:password", async ({ args, withDatabase }) => {
  const [username, ...rest] = args;
  if (username === undefined || rest.length > 0) throw new CommandError("Usage: npm run user:password -- USERNAME");
  const password = await withDatabase(({ db }) => giveNewPassword(db, createPasswords(), username, Date.now()));
  if (password === undefined) throw new CommandError(`Nobody has the username ${username}.`);
  console.log(`New password of ${username}: ${password}\nAll of their sign-ins have ended.`);
  return 0;
});
