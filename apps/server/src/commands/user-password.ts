import { giveNewPassword } from "../features/sign-in/new-password.service.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";
import { argumentsOrEnd } from "./arguments.ts";
import { CommandError, runCommand } from "./run-command.ts";

const usage = `npm run user:password -- USERNAME

  Gives somebody a new random password, shows it once, and ends all of their sign-ins.`;

const [username = ""] = argumentsOrEnd({ usage, words: [1, 1] }).positionals;

await runCommand("user:password", async ({ withDatabase }) => {
  const password = await withDatabase(({ db }) => giveNewPassword(db, createPasswords(), username, Date.now()));
  if (password === undefined) throw new CommandError(`Nobody has the username ${username}.`);
  console.log(`New password of ${username}: ${password}\nAll of their sign-ins have ended.`);
  return 0;
});
