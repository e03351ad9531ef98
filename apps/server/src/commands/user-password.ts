import { removeSecondFactors } from "../features/second-factors/own-second-factors.service.ts";
import { giveNewPassword } from "../features/sign-in/new-password.service.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";
import { argumentsOrEnd } from "./arguments.ts";
import { CommandError, runCommand } from "./run-command.ts";

const usage = `npm run user:password -- USERNAME [--without-second-factor]

  Gives somebody a new random password, shows it once, and ends all of their sign-ins.
  --without-second-factor   removes their second factors and recovery codes, too: for somebody who lost them`;

const options = { "without-second-factor": { type: "boolean", default: false } } as const;
const { positionals, values } = argumentsOrEnd({ usage, words: [1, 1], options });
const [username = ""] = positionals;
const removing = values["without-second-factor"] ? removeSecondFactors : undefined;

await runCommand("user:password", async ({ withDatabase }) => {
  const password = await withDatabase(({ db }) =>
    giveNewPassword(db, createPasswords(), username, Date.now(), removing),
  );
  if (password === undefined) throw new CommandError(`Nobody has the username ${username}.`);
  console.log(`New password of ${username}: ${password}\nAll of their sign-ins have ended.`);
  if (removing) console.log("They have no second factor any more.");
  return 0;
});
