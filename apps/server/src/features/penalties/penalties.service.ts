import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webPenaltyList } from "@time-event/contract/penalties";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadPenaltiesInForce } from "./penalties.queries.ts";

export interface PenaltiesService {
  /** @throws NotFound `event_not_found` */
  list(query: { event: string }): Promise<ReplyOf<typeof webPenaltyList>>;
}

export function createPenaltiesService(db: Db): PenaltiesService {
  return {
    list: async ({ event }) => {
      const inForce = await loadPenaltiesInForce(db, event);
      if (!inForce) throw new NotFound("event");
      return { data: inForce.penalties, meta: { version: inForce.version } };
    },
  };
}
