import type { webCheckpointList } from "@time-event/contract/checkpoints";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { publicName } from "@time-event/domain/privacy/public-person";
import type { Db } from "../../db/connection.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { loadCheckpointProgress } from "./checkpoints.queries.ts";

export interface CheckpointsService {
  list(query: { event: string }): Promise<ReplyOf<typeof webCheckpointList>>;
  readonly stamp: ResultsService["stamp"];
}

export function createCheckpointsService(db: Db, results: ResultsService): CheckpointsService {
  return {
    stamp: results.stamp,
    list: async ({ event }) => {
      const { eventId, version } = await results.find(event);
      const rows = await loadCheckpointProgress(db, eventId);
      const view = await loadEventView(db, eventId);
      const data = rows.map(({ nameTh, nameEn, lastPassings, ...row }) => ({
        ...row,
        name: { th: nameTh, en: nameEn },
        lastPassings: (view.entries ? lastPassings : []).map(({ bib, category, atMs, ...person }) => ({
          bib,
          category,
          ...publicName(view.names, person),
          at: atMs,
        })),
      }));
      return { data, meta: { version } };
    },
  };
}
