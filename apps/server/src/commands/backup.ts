import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { BackupError } from "../db/backup/backup-format.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import { hasEmbeddedData } from "../db/embedded/folders.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { productVersion } from "./product-version.ts";
import { createProgress } from "./progress.ts";
import { CommandError, runCommand } from "./run-command.ts";

// npm run backup -- FILE: one file that holds the whole installation, made while the server runs.
const usage = `npm run backup [-- FILE]

  Writes the whole installation as it is at this moment into one file, pictures included, while the server runs.
  FILE  where to write; time-event-DATE-TIME.backup in this folder unless said. A file that is there is left alone.

  Which installation: that of DATABASE_URL, else the embedded one in DATA_DIR, as for npm start.
  npm run restore -- FILE brings it back.`;

const { positionals } = argumentsOrEnd({ usage, words: [0, 1] });

await runCommand("backup", async ({ config, withDatabaseAsItIs }) => {
  const startedAt = performance.now();
  const now = new Date();
  const file = pathFromPerson(
    positionals[0] ?? `time-event-${now.toISOString().slice(0, 19).replaceAll(":", "")}.backup`,
  );
  if (existsSync(file)) throw new CommandError(`${file} exists already. Nothing was written. Name another file.`);
  if (config.databaseUrl === undefined && !hasEmbeddedData(config.dataDir)) {
    throw new CommandError(
      `There is no installation in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for npm start.`,
    );
  }
  const progress = createProgress();
  const onTable = (name: string, done: number, of: number) => progress.show(done / of, "writing", name);
  try {
    const { dataDir } = config;
    const summary = await withDatabaseAsItIs((url) =>
      writeBackup({ url, dataDir, appVersion: productVersion(), now, onTable }, file),
    );
    progress.stop();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${file}\n  ${inNumbers(summary.rows)} rows of ${summary.tables} tables, ${inMegabytes(file)}, ${seconds} s`,
    );
    if (config.databaseUrl !== undefined && !summary.files.includes("audit-anchors")) {
      console.log(
        `  no audit-anchors in ${dataDir}: to save them too, set DATA_DIR as the server has it (all else is in ${basename(file)})`,
      );
    }
    return 0;
  } catch (error) {
    progress.stop();
    if (!(error instanceof BackupError)) throw error;
    console.error(error.message);
    return 1;
  }
});

function inNumbers(count: number): string {
  return count.toLocaleString("en-US");
}

function inMegabytes(path: string): string {
  return `${(statSync(path).size / 1_000_000).toFixed(1)} MB`;
}
