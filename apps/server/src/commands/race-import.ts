import { inLanguage } from "@time-event/domain/text/in-language";
import { importRace } from "../features/race-folder/import-race.service.ts";
import {
  describeChangesSince,
  describeImport,
  describeUnknown,
  resultsPath,
} from "../features/race-folder/summary-words.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { describeRefusal, openWatched, type WatchedFolder } from "./race-command.ts";
import { runCommand } from "./run-command.ts";

// npm run race:import -- FOLDER: stores a race folder with its results, all of it or nothing.
const usage = `npm run race:import -- FOLDER [--replace]

  FOLDER     a race folder: race.json, entrants.csv, passings.csv …
  --replace  takes the place of an event of the same slug; also of this very folder if it was changed since`;

const { values, positionals } = argumentsOrEnd({
  usage,
  words: [1, 1],
  options: { replace: { type: "boolean", default: false } },
});

await runCommand("race:import", async ({ withDatabase }) => {
  const startedAt = performance.now();
  let watched: WatchedFolder | undefined;
  try {
    watched = await openWatched(pathFromPerson(positionals[0]!));
    const { folder, progress, onProgress } = watched;
    const mayReplace = () => values.replace;
    const summary = await withDatabase(({ db }) =>
      importRace(db, folder, { mayReplace, replaceChanged: values.replace, onProgress }),
    );
    progress.stop();

    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const done = {
      imported: "imported",
      replaced: "imported; it replaced the former one",
      already_imported: "is already imported: nothing was changed",
    };
    console.log(`${inLanguage(folder.race.event.name, "en")} (${summary.slug}) ${done[summary.outcome]}, ${seconds} s`);
    for (const line of describeChangesSince(summary)) console.log(line);
    for (const line of [...describeImport(summary), ...describeUnknown(folder.unknown)]) console.log(`  ${line}`);
    console.log(resultsPath(summary.slug));
    return 0;
  } catch (error) {
    watched?.progress.stop();
    for (const line of describeRefusal(error)) console.error(line);
    return 1;
  }
});
