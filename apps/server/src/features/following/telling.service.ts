import { createHash } from "node:crypto";
import { isOver } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { GiveUp } from "../../lib/jobs/job.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import type { Sealer } from "../../lib/sealing.ts";
import { sendPush, type PushSubscription } from "../../lib/web-push/send-push.ts";
import type { SenderKey } from "../../lib/web-push/sender-key.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { findWaiting, lockChanged, type ChangedFollow } from "./following.queries.ts";
import { noteSeen, removeDevice, removeDevicesOfOver } from "./following.repository.ts";
import { pushText } from "./push-text.ts";

/** The job that sends messages; its tasks are `WaitingPush`. */
export const pushQueue = "send-pushes";

/** One message that waits. */
export interface WaitingPush {
  readonly deviceId: number;
  readonly entryId: number;
  /** How many points of the course it tells of. */
  readonly points: number;
  readonly madeAt: InstantMs;
}

/** Twelve runners of the longest race pass fewer points: beyond it something is wrong, and a phone should rest. */
const mostTold = 300;
const changesAtOnce = 500;
/** News that is older is none any more. */
const newsForMs = 60 * 60_000;

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly sealer: Sealer;
  readonly senderKey: () => Promise<SenderKey>;
  readonly results: Pick<ResultsService, "catchUp" | "findRunners">;
}

export interface Telling {
  /** Writes a message for each point that a followed runner passed since the last look, and forgets devices of events that are over. */
  readonly look: (signal: AbortSignal) => Promise<void>;
  /**
   * Sends one message.
   * @throws GiveUp when no further try can help; else the error of the push service
   */
  readonly send: (push: WaitingPush) => Promise<void>;
}

export function createTelling({ db, clock, sealer, senderKey, results }: Parts): Telling {
  /** @returns how many follows were looked at */
  async function lookAtSome(): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const changed = await lockChanged(tx, changesAtOnce);
      if (changed.length === 0) return 0;
      const at = clock();
      const news = changed.filter(isNews);
      for (const { deviceId, entryId, points, bib } of news) {
        const input: WaitingPush = { deviceId, entryId, points, madeAt: at };
        await addTask(tx, { job: pushQueue, input, label: bib, at });
      }
      const told = new Set(news);
      await noteSeen(
        tx,
        changed.map((one) => ({
          deviceId: one.deviceId,
          entryId: one.entryId,
          // a read that is taken back and comes again is told once
          toldPoints: Math.max(one.toldPoints, one.points),
          seenVersion: one.version,
          isTold: told.has(one),
        })),
      );
      return changed.length;
    });
  }

  return {
    look: async (signal) => {
      await db.transaction().execute(removeDevicesOfOver);
      for (let changed = changesAtOnce; !signal.aborted && changed === changesAtOnce;) {
        changed = await lookAtSome();
        // messages tell the places as they are after the reads that made them
        if (changed > 0) await results.catchUp();
      }
    },

    send: async ({ deviceId, entryId, points, madeAt }) => {
      const waiting = await findWaiting(db, { deviceId, entryId });
      // ended meanwhile, or a later message tells more
      if (!waiting || isOver(waiting.state) || waiting.toldPoints > points) return;
      if (clock() - madeAt > newsForMs) throw new GiveUp("the news is out of date");
      const opened = await sealer.open(waiting.sealedSubscription);
      const end = () => db.transaction().execute((tx) => removeDevice(tx, { id: deviceId }));
      if (opened === undefined) return end();
      const { data } = await results.findRunners({ event: waiting.slug, bibs: waiting.bib ?? "", limit: 1 });
      const [found] = data;
      const text = found && pushText(found, waiting.language);
      if (!text) return;
      const subscription = JSON.parse(opened) as PushSubscription;
      const topic = createHash("sha256").update(text.tag).digest("base64url").slice(0, 32);
      const message = { text: JSON.stringify(text), topic };
      const answer = await sendPush(subscription, message, await senderKey(), clock());
      if (answer === "gone") await end();
      if (answer === "refused") throw new GiveUp("the push service refused it");
    },
  };
}

/** Nobody is told of who left the race, nor of a point before one that was told. */
function isNews({ points, toldPoints, isOut, told }: ChangedFollow): boolean {
  return points > toldPoints && !isOut && told < mostTold;
}
