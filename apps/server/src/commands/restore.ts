import { BackupError } from "../db/backup/backup-format.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { createProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";

// npm run restore -- FILE: brings a backup back into an empty database, all of it or nothing.
const usage = `npm run restore -- FILE

  Brings the installation that npm run backup wrote into FILE back, all of it or nothing.
  The database must be empty: that of DATABASE_URL, else the embedded one in DATA_DIR, which is made where there is none.`;

const { positionals } = argumentsOrEnd({ usage, words: [1, 1] });

await runCommand("restore", async ({ config, withDatabaseAsItIs }) => {
  const startedAt = performance.now();
  const file = pathFromPerson(positionals[0]!);
  const progress = createProgress();
  const onTable = (name: string, done: number, of: number) => progress.show(done / of, "storing", name);
  try {
    const { dataDir } = config;
    const summary = await withDatabaseAsItIs((url) => restoreBackup(file, { url, dataDir, onTable }));
    progress.stop();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `Restored: ${summary.rows.toLocaleString("en-US")} rows as they were at ${summary.madeAt}, ${seconds} s`,
    );
    if (summary.migrated.length > 0) console.log(`  brought up to date by ${summary.migrated.join(", ")}`);
    console.log("  Start the server with npm start.");
    return 0;
  } catch (error) {
    progress.stop();
    if (!(error instanceof BackupError)) throw error;
    console.error(`${error.message}\nNothing was restored.`);
    return 1;
  }
});
