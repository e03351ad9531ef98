import { exportRace } from "../features/race-folder/export-race.service.ts";
import { createProgress } from "./progress.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { describeRefusal } from "./race-command.ts";
import { runCommand } from "./run-command.ts";

// npm run race:export -- SLUG FOLDER: writes an event as a race folder.
const usage = `npm run race:export -- SLUG FOLDER [--gzip]

  FOLDER  where to write: empty or not there yet
  --gzip  writes .csv.gz instead of .csv`;

const { values, positionals } = argumentsOrEnd({
  usage,
  words: [2, 2],
  options: { gzip: { type: "boolean", default: false } },
});

await runCommand("race:export", async ({ withDatabase }) => {
  const [slug, folder] = [positionals[0]!, pathFromPerson(positionals[1]!)];
  const progress = createProgress();
  let rows = 0;
  const onRows = (more: number) => progress.show(0, "writing", `${(rows += more).toLocaleString("en-US")} rows`);
  try {
    const summary = await withDatabase(({ db }) => exportRace(db, slug, folder, { gzip: values.gzip, onRows }));
    progress.stop();
    console.log(`${slug} written to ${folder}`);
    console.log(
      `  ${summary.entries} entries, ${summary.passings} passings, ${summary.penalties} penalties, their results as expected.csv`,
    );
    if (summary.entriesWithoutBib > 0) console.log(`  ${summary.entriesWithoutBib} of the entries have no bib yet`);
    if (summary.voidedPassings > 0) console.log(`  ${summary.voidedPassings} voided passings were left out`);
    if (summary.revokedPenalties > 0) console.log(`  ${summary.revokedPenalties} revoked penalties were left out`);
    return 0;
  } catch (error) {
    progress.stop();
    for (const line of describeRefusal(error)) console.error(line);
    return 1;
  }
});
