import { LRUCache } from "lru-cache";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterModelResultList } from "@time-event/contract/results";
import type { Db } from "../../db/connection.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { listModelResults } from "./model-results.service.ts";

type Models = ReplyOf<typeof webRegisterModelResultList>;

const keptEvents = 16;

export type KeptModels = (event: string) => Promise<Models>;

/** Counts, podiums and teams of an event, read once for each version: several readers show them beside their rows. */
export function createKeptModels(db: Db, boards: Leaderboards): KeptModels {
  const kept = new LRUCache<string, { readonly stamp: string; readonly models: Promise<Models> }>({ max: keptEvents });
  return async (event) => {
    const board = await boards.get(event);
    const stamp = `${board.eventId}-${board.version()}`;
    const found = kept.get(event);
    if (found?.stamp === stamp) return found.models;
    const models = listModelResults(db, boards, event);
    kept.set(event, { stamp, models });
    models.catch(() => kept.delete(event));
    return models;
  };
}
