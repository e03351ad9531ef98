import type { BodyOf, DataOf, ReplyOf } from "@time-event/contract/endpoint";
import type { passingPush } from "@time-event/contract/passing-push";
import { checkpointMeant, type PushedRead, readPush } from "@time-event/domain/readers/pushed-read";
import type { Db } from "../../db/connection.ts";
import type { PublicCaller } from "../../http/public-api.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import type { PassingsService } from "./passings.service.ts";

type Fate = DataOf<typeof passingPush>["fates"][number];

export interface PushedReads {
  /** Stores what a reader posts, for the event that its key belongs to. Posting it again does no harm. */
  readonly store: (
    sent: BodyOf<typeof passingPush>,
    caller: PublicCaller<typeof passingPush>,
  ) => Promise<ReplyOf<typeof passingPush>>;
}

/** Reads in the form of their makers. */
export function createPushedReads(db: Db, record: PassingsService["record"]): PushedReads {
  return {
    store: async (sent, { key }) => {
      const places = await listCheckpointNames(db, key.eventId);
      const reads = [sent].flat().map(readPush);
      const good = reads.filter((read) => typeof read !== "string");
      const { fates, version } = await record(
        key.eventId,
        good.map((read) => toPassing(read, checkpointMeant(read.points, places), key.name)),
      );
      let next = 0;
      const data = { fates: reads.map((read): Fate => (typeof read === "string" ? read : fates[next++]!)), version };
      return { data, meta: {} };
    },
  };
}

/** A place that no checkpoint is called like has no checkpoint's code: the read is left out by the usual rule. */
function toPassing({ bib, chip, at, device }: PushedRead, checkpoint: string | null, keyName: string) {
  const who = bib === null ? { chip: chip! } : { bib };
  return { checkpoint: checkpoint ?? "", ...who, at, source: "reader", device: device || keyName };
}
