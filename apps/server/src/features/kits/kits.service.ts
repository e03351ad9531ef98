import type { ReplyOf } from "@time-event/contract/endpoint";
import type { kitBoard, kitFind } from "@time-event/contract/kits";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { medianMs } from "@time-event/domain/kits/kit-doubts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { createHandOut } from "./hand-out.service.ts";
import { countKits, loadDesks, loadLastSteps, loadQuarters } from "./kit-board.queries.ts";
import { createKitList } from "./kit-list.service.ts";
import { loadKitPeople } from "./kit-people.ts";
import { findKits } from "./kit-search.queries.ts";
import { findListedEvent, hasChips } from "./kits.queries.ts";

const lastShown = 12;

/** The desk at which kits are handed out. */
export function createKitsService(db: Db, workers: WorkerPool, clock: () => InstantMs) {
  return {
    ...createHandOut(db, clock),
    ...createKitList(db, workers),

    find: async ({
      eventId,
      text,
    }: {
      readonly eventId: number;
      readonly text: string;
    }): Promise<ReplyOf<typeof kitFind>> => {
      const { ids, ...how } = await findKits(db, eventId, text);
      return {
        data: await loadKitPeople(db, eventId, ids),
        meta: { ...how, hasChips: await hasChips(db, eventId) },
      };
    },

    /** @throws NotFound */
    board: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof kitBoard>> => {
      if (!(await findListedEvent(db, eventId))) throw new NotFound("event");
      const desks = await loadDesks(db, eventId);
      const last = await loadLastSteps(db, eventId, lastShown);
      return {
        data: {
          categories: await countKits(db, eventId),
          desks: desks.map(({ tookMs, ...desk }) => ({ ...desk, medianMs: medianMs(tookMs ?? []) })),
          quarters: await loadQuarters(db, eventId),
          last: last.map((step) => ({ ...step, name: fullName(step), nameEn: latinName(step) })),
        },
        meta: { serverAt: clock() },
      };
    },
  };
}
export type KitsService = ReturnType<typeof createKitsService>;
