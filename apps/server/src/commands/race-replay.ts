import { setTimeout as sleep } from "node:timers/promises";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { publicUrlOf } from "../app/config.ts";
import type { Db } from "../db/connection.ts";
import { isDatabaseAway } from "../db/trouble.ts";
import { beginReplay, endReplay, feedDueReads, type Replay } from "../features/race-folder/replay-race.service.ts";
import { openRaceFolder } from "../features/race-folder/folder-source.ts";
import { resultsPath } from "../features/race-folder/summary-words.ts";
import { createProgress } from "./progress.ts";
import { argumentsOrEnd, pathFromPerson } from "./arguments.ts";
import { describeRefusal } from "./race-command.ts";
import { readReplayOptions, replayOptions, replayUsage } from "./replay-options.ts";
import { runCommand } from "./run-command.ts";

// npm run race:replay -- FOLDER --speed 20: feeds a race's passings at their own pace, times 20.
const tickMs = 200;

/** More reads than this at once happened before the replay began: they are not paced. */
const manyReads = 1_000;

const { values, positionals } = argumentsOrEnd({ usage: replayUsage, words: [1, 1], options: replayOptions });

await runCommand("race:replay", async ({ config, withDatabase, onInterrupt }) => {
  const stopping = new AbortController();
  onInterrupt(() => stopping.abort());
  try {
    const folder = await openRaceFolder(pathFromPerson(positionals[0]!));
    const options = readReplayOptions(values, folder.race.event.slug);
    return await withDatabase(async ({ db }) => {
      const replay = await beginReplay(db, folder, options, Date.now);
      console.log(`${values.url ?? publicUrlOf(config, config.port)}${resultsPath(replay.slug)}`);
      const isDone = await run(db, replay, options.speed, stopping.signal);
      if (isDone) console.log(`All ${replay.reads.toLocaleString("en-US")} passings are in.`);
      else
        console.log(
          `Stopped. To go on: npm run race:replay -- ${positionals[0]} --as ${replay.slug} --speed ${options.speed} --resume`,
        );
      return 0;
    });
  } catch (error) {
    for (const line of describeRefusal(error)) console.error(line);
    return 1;
  }
});

/** Feeds due reads, tick by tick, until all are stored (true) or somebody stops it (false). */
async function run(db: Db, replay: Replay, speed: number, stopping: AbortSignal): Promise<boolean> {
  const { replayer, reads, gunAt } = replay;
  const progress = createProgress();
  while (!stopping.aborted && !replayer.isDone()) {
    const now = Date.now();
    let sent = 0;
    try {
      sent = await feedDueReads(db, replay, now);
    } catch (error) {
      // reads that were not stored are due again at the next tick
      if (!isDatabaseAway(error)) throw error;
    }
    const clock = formatRaceTime(replayer.raceNow(now) - gunAt, "down");
    progress.show(
      replayer.taken() / Math.max(reads, 1),
      "replaying",
      `${clock}  ×${speed}  ${replayer.taken()} of ${reads}`,
    );
    if (sent < manyReads) await sleep(tickMs, undefined, { signal: stopping }).catch(() => {});
  }
  if (replayer.isDone()) await endReplay(db, replay);
  progress.stop();
  return replayer.isDone();
}
