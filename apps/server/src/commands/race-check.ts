import { withScratchDatabase } from "../db/scratch-database.ts";
import { checkRace } from "../features/race-folder/check-race.service.ts";
import { describeComparison, describeImport, describeUnknown } from "../features/race-folder/summary-words.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { describeRefusal, openWatched, type WatchedFolder } from "./race-command.ts";
import { runCommand } from "./run-command.ts";

// npm run race:check -- FOLDER: computes a race in a scratch database and compares it with its expected.csv.
const usage = `npm run race:check -- FOLDER

  Ends with 0 when every row of expected.csv is equal, 1 on any difference, 2 when the folder is bad.`;

const badFolder = 2;

const { positionals } = argumentsOrEnd({ usage, words: [1, 1] });

await runCommand("race:check", async ({ config }) => {
  let watched: WatchedFolder | undefined;
  try {
    watched = await openWatched(pathFromPerson(positionals[0]!));
    const { folder, progress, onProgress } = watched;
    const check = await withScratchDatabase(config.databaseUrl, ({ db }) => checkRace(db, folder, onProgress));
    progress.stop();

    for (const line of [...describeImport(check.summary), ...describeUnknown(folder.unknown)]) console.log(line);
    if (!check.comparison) {
      console.log("There is no expected.csv to compare with.");
      return 0;
    }
    for (const line of describeComparison(check.comparison)) console.log(line);
    return check.comparison.differences === 0 ? 0 : 1;
  } catch (error) {
    watched?.progress.stop();
    for (const line of describeRefusal(error)) console.error(line);
    return badFolder;
  }
});
