import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type Wave, waveDelete, type WaveForm, type waveList, waveSave } from "@time-event/contract/waves";
import type { InstantMs } from "@time-event/domain/time/instant";
import { shiftByDays } from "@time-event/domain/time/local-time";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { findCategory } from "../categories/categories.queries.ts";
import { wouldBreakRules } from "../categories/gun-of-category.service.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { lockPlaces } from "../places/places.queries.ts";
import { findWave, isWaveChosen, loadWaves } from "./waves.queries.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import { copyWave, deleteWave, insertWave, setWaveGun, updateWave } from "./waves.repository.ts";

const about = ({ id, name }: Wave) => ({ kind: "wave", id, name: name.th });

/** How many are taken changes without staff, and firing a gun has a line of its own: the log does not tell them. */
function told({ id: _id, taken: _taken, gunFiredAt: _fired, revision: _revision, ...wave }: Wave) {
  const { changedAt: _at, changedBy: _by, ...fields } = wave;
  return fields;
}

export function createWavesService(db: Db) {
  return {
    /** @throws NotFound */
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof waveList>> => {
      const { timeZone } = await loadEventDays(db, eventId);
      const meta = { timeZone, categories: await loadCategoryNames(db, eventId) };
      return { data: await loadWaves(db, eventId), meta };
    },

    /** @throws NotFound, EditConflict, Refused */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof waveSave>, caller: StaffCaller) => {
      const reply = await edit(db, caller, waveSave, async (tx) => {
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
        if (before?.startsAt !== after.startsAt) await startAnew(tx, eventId, before, after);
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after, told) } };
      });
      await announceResults(db, eventId);
      return reply;
    },

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

/**
 * Judges the category of a wave again whose gun is at another time, if its waves have guns.
 * @throws Refused `breaks_rules`
 */
async function startAnew(tx: Tx, eventId: number, before: Wave | undefined, { categoryId, startsAt }: Wave) {
  const category = await findCategory(tx, eventId, categoryId);
  if (!category?.wavesHaveGuns) return;
  const gun = { categoryId, gunAt: before?.startsAt ?? category.gunAt };
  if (await wouldBreakRules(tx, eventId, [gun], startsAt)) {
    throw new Refused(waveSave, [{ path: "startsAt", code: "breaks_rules" }]);
  }
  await applyNewRules(tx, eventId, [categoryId]);
}

/** Stores that the guns of waves were fired. The caller judges the results of their categories again. */
export async function fireWaves(
  tx: Tx,
  ids: readonly number[],
  startsAt: InstantMs,
  by: { readonly by: string; readonly now: InstantMs },
): Promise<void> {
  await setWaveGun(tx, ids, startsAt, by);
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
