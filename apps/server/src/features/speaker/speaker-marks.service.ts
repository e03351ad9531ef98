import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { speakerSaidSave } from "@time-event/contract/speaker";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { listSaid } from "./speaker-marks.queries.ts";
import { storeMarks } from "./speaker-marks.repository.ts";

/** Whom the speakers of an event have called: no part of the race, so it is in no history. */
export function createSpeakerMarks(db: Db, clock: () => InstantMs) {
  return {
    save: async (
      { eventId, marks }: BodyOf<typeof speakerSaidSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof speakerSaidSave>> => {
      // the last of several marks of one bib decides
      const last = [...new Map(marks.map((mark) => [mark.bib, mark])).values()];
      return db.transaction().execute(async (tx) => {
        await storeMarks(tx, eventId, last, { at: clock(), by: caller.username });
        return { data: { said: await listSaid(tx, eventId) }, meta: {} };
      });
    },
  };
}
export type SpeakerMarks = ReturnType<typeof createSpeakerMarks>;
