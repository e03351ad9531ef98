import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type Wave, waveDelete, type WaveForm, type waveList, waveSave } from "@time-event/contract/waves";
import { shiftByDays } from "@time-event/domain/time/local-time";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { lockPlaces } from "../places/places.queries.ts";
import { findWave, isWaveChosen, loadWaves } from "./waves.queries.ts";
import { copyWave, deleteWave, insertWave, updateWave } from "./waves.repository.ts";

const about = ({ id, name }: Wave) => ({ kind: "wave", id, name: name.th });

/** How many are taken changes without staff: the log does not tell it. */
const told = ({ id: _id, taken: _taken, revision: _revision, changedAt: _at, changedBy: _by, ...fields }: Wave) =>
  fields;

export function createWavesService(db: Db) {
  return {
    /** @throws NotFound */
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof waveList>> => {
      const { timeZone } = await loadEventDays(db, eventId);
      const meta = { timeZone, categories: await loadCategoryNames(db, eventId) };
      return { data: await loadWaves(db, eventId), meta };
    },

    /** @throws NotFound, EditConflict, Refused */
    save: ({ eventId, id, revision, ...form }: BodyOf<typeof waveSave>, caller: StaffCaller) =>
      edit(db, caller, waveSave, async (tx) => {
        await lockEvent(tx, eventId);
        // nobody takes a place of it meanwhile
        await lockPlaces(tx, eventId);
        const before = expectSeenOrNew(await findWave(tx, eventId, id), { id, revision });
        await expectCategory(tx, eventId, form, before);
        const stored = before?.id ?? (await insertWave(tx, eventId, form, caller.username));
        if (before) await updateWave(tx, stored, form, caller.username);
        const after = (await findWave(tx, eventId, stored))!;
        if (after.capacity !== null && after.taken > after.capacity)
          throw new Refused(waveSave, ["capacity_below_entered"]);
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after, told) } };
      }),

    /** @throws NotFound, EditConflict, Refused */
    remove: ({ eventId, id, revision }: BodyOf<typeof waveDelete>, caller: StaffCaller) =>
      edit(db, caller, waveDelete, async (tx) => {
        await lockEvent(tx, eventId);
        await lockPlaces(tx, eventId);
        const before = expectSeen(await findWave(tx, eventId, id), revision);
        if (await isWaveChosen(tx, id)) throw new Refused(waveDelete, ["in_use"]);
        await deleteWave(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined, told) } };
      }),
  };
}

/** A wave that somebody has chosen stays in its category. @throws Refused */
async function expectCategory(tx: Tx, eventId: number, form: WaveForm, before: Wave | undefined): Promise<void> {
  const known = (await loadCategoryNames(tx, eventId)).some(({ id }) => id === form.categoryId);
  if (!known) throw new Refused(waveSave, [{ path: "categoryId", code: "unknown" }]);
  if (before && before.categoryId !== form.categoryId && (await isWaveChosen(tx, before.id)))
    throw new Refused(waveSave, [{ path: "categoryId", code: "fixed" }]);
}

/** Copies the waves of an event to another, which has its categories already; they start so many days later. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  const { timeZone } = await loadEventDays(tx, toEventId);
  for (const wave of await loadWaves(tx, fromEventId)) {
    await copyWave(tx, toEventId, wave, shiftByDays(timeZone, wave.startsAt, shiftDays));
  }
}
