import {
  checkpointDelete,
  type CheckpointForm,
  type checkpointList,
  type CheckpointRow,
  checkpointSave,
} from "@time-event/contract/checkpoints";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type CourseProblem, courseProblems } from "@time-event/domain/category/course-problems";
import { checkpointProblems } from "@time-event/domain/checkpoints/checkpoint-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { checkpointsByCode, loadCategories, loadCoursePoints } from "../categories/categories.queries.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, applyNewRules, holdResults } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { deleteCheckpoint, insertCheckpoint, updateCheckpoint } from "./checkpoints.repository.ts";
import { findStaffCheckpoint, loadStaffCheckpoints } from "./staff-checkpoints.queries.ts";

const about = ({ code, name }: CheckpointRow) => ({ kind: "checkpoint", id: code, name: name.th || code });

export function createStaffCheckpointsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof checkpointList>> => {
      const days = await loadEventDays(db, eventId);
      return { data: await loadStaffCheckpoints(db, eventId), meta: days };
    },

    save: (body: BodyOf<typeof checkpointSave>, caller: StaffCaller) => save(db, body, caller),

    /** @throws NotFound, EditConflict, Refused `has_reads`, `in_use` */
    remove: async ({ eventId, code, revision }: BodyOf<typeof checkpointDelete>, caller: StaffCaller) => {
      const reply = await edit(db, caller, checkpointDelete, async (tx) => {
        await lockEvent(tx, eventId);
        // a read that arrives meanwhile would be deleted with its checkpoint
        await holdResults(tx, eventId);
        const before = expectSeen(await findStaffCheckpoint(tx, eventId, code), revision);
        const reasons = [
          ...(before.passings > 0 ? (["has_reads"] as const) : []),
          ...(before.usedBy.length > 0 ? (["in_use"] as const) : []),
        ];
        if (reasons.length > 0) throw new Refused(checkpointDelete, reasons);

        await deleteCheckpoint(tx, eventId, code);
        await applyNewRules(tx, eventId, []);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}

/**
 * Adds or changes a checkpoint. The courses that use it must stay valid, and the results that depend on it are judged
 * again.
 * @throws NotFound, EditConflict, Refused by the rules of checkpoints and of courses
 */
async function save(db: Db, { eventId, revision, ...form }: BodyOf<typeof checkpointSave>, caller: StaffCaller) {
  const { code } = form;
  const problems = checkpointProblems(form);
  if (problems.length > 0) throw new Refused(checkpointSave, problems);
  const reply = await edit(db, caller, checkpointSave, async (tx) => {
    await lockEvent(tx, eventId);
    const there = await findStaffCheckpoint(tx, eventId, code);
    if (there && revision === 0) throw new Refused(checkpointSave, [{ path: "code", code: "taken" }]);
    const before = expectSeenOrNew(there, { revision });
    const broken = before ? await brokenCourses(tx, eventId, form) : [];
    if (broken.length > 0) throw new Refused(checkpointSave, broken);

    if (before) await updateCheckpoint(tx, eventId, form, caller.username);
    else await insertCheckpoint(tx, eventId, form, caller.username);
    const isJudged = before !== undefined && changesResults(before, form);
    // even a name alone is shown beside results, which are cached by their version
    const judged = await applyNewRules(tx, eventId, isJudged ? await categoriesPast(tx, eventId, code) : []);
    const after = (await findStaffCheckpoint(tx, eventId, code))!;
    return {
      reply: { data: { code, revision: after.revision, judged }, meta: {} },
      change: { eventId, ...changeOf(about, before, after) },
    };
  });
  await announceResults(db, eventId);
  return reply;
}

/** What a change would break in courses that are valid now, as words. */
async function brokenCourses(
  tx: Tx,
  eventId: number,
  { cutoffAt, ...form }: CheckpointForm,
): Promise<CourseProblem["code"][]> {
  const before = checkpointsByCode(await loadCoursePoints(tx, eventId));
  const { code, kind, distanceM } = form;
  const after = new Map(before).set(code, { code, kind, distanceM, ...(cutoffAt !== null && { cutoffAt }) });
  const courses = (await loadCategories(tx, eventId)).filter(({ course }) => course.includes(code));
  const broken = courses.flatMap((category) => {
    const known = courseProblems(category, before).map(({ path, code: word }) => `${path} ${word}`);
    const news = courseProblems(category, after).filter(({ path, code: word }) => !known.includes(`${path} ${word}`));
    return news.map((problem) => problem.code);
  });
  return broken;
}

async function categoriesPast(tx: Tx, eventId: number, code: string): Promise<number[]> {
  return (await loadCategories(tx, eventId)).filter(({ course }) => course.includes(code)).map(({ id }) => id);
}

function changesResults(before: CheckpointRow, after: CheckpointForm): boolean {
  const { kind, distanceM, cutoffAt } = after;
  return kind !== before.kind || distanceM !== before.distanceM || cutoffAt !== before.cutoffAt;
}
