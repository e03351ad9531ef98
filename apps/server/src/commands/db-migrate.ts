import { migrate } from "../db/migrate.ts";
import { argumentsOrEnd } from "./arguments.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run db:migrate

  Brings the database to the newest schema, as every start of the server does. For who wants that apart from a start.`;

argumentsOrEnd({ usage });

await runCommand("db:migrate", async ({ withDatabaseAsItIs }) => {
  const ran = await withDatabaseAsItIs((url) => migrate(url));
  console.log(ran.length === 0 ? "The database is up to date." : `Ran ${ran.join(", ")}.`);
  return 0;
});
