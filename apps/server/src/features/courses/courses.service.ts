import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  courseDelete,
  type courseList,
  courseSave,
  type courseUpload,
  type StaffCourse,
} from "@time-event/contract/courses";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { toGpxFile } from "./course-file.ts";
import {
  coursePoints,
  courseSurroundings,
  knownCategories,
  lockCourse,
  staffCourses,
  type StaffCourseRow,
} from "./courses.queries.ts";
import * as courses from "./courses.repository.ts";
import { createTrackReader } from "./track-reader.ts";

type Saved = BodyOf<typeof courseSave>;

export interface CoursesService {
  list(query: { eventId: number }): Promise<ReplyOf<typeof courseList>>;
  /** @throws Refused with a word of `GpxProblem` */
  upload(query: { eventId: number }, file: Buffer): Promise<ReplyOf<typeof courseUpload>>;
  /** @throws NotFound, EditConflict, Refused `required` */
  save(saved: Saved, caller: StaffCaller): Promise<ReplyOf<typeof courseSave>>;
  /** @throws NotFound, EditConflict */
  delete(body: BodyOf<typeof courseDelete>, caller: StaffCaller): Promise<ReplyOf<typeof courseDelete>>;
  /** @throws NotFound */
  download(query: { eventId: number; id: number }): Promise<FileReply>;
}

export function createCoursesService(db: Db, pool: WorkerPool): CoursesService {
  const readTrack = createTrackReader(pool);

  return {
    list: async ({ eventId }) => {
      const [rows, around] = await Promise.all([staffCourses(db, eventId), courseSurroundings(db, eventId)]);
      const named = <Row extends { nameTh: string; nameEn: string }>({ nameTh, nameEn, ...row }: Row) => ({
        ...row,
        name: { th: nameTh, en: nameEn },
      });
      const meta = {
        categories: around.categories.map(({ distancesM, ...category }) => ({
          ...named(category),
          ...(distancesM && { distancesM }),
        })),
        checkpoints: around.checkpoints.map(named),
      };
      return { data: rows.map(toStaffCourse), meta: meta as ReplyOf<typeof courseList>["meta"] };
    },

    upload: async ({ eventId }, file) => {
      const { name, pointCount, parts, widestGapM, waypoints, waypointCount, ...track } = await readTrack(file);
      const trackId = await db.transaction().execute((tx) => courses.insertTrack(tx, eventId, track, name));
      const found = { name, points: pointCount, parts, widestGapM, waypoints: [...waypoints], waypointCount };
      return { data: { ...track, trackId, ...found }, meta: {} };
    },

    save: (saved, caller) =>
      edit(db, caller, courseSave, async (tx) => {
        const { eventId, trackId, categoryIds } = saved;
        const before =
          saved.id === null ? undefined : expectSeen(await lockCourse(tx, eventId, saved.id), saved.revision);
        if (!before && trackId === null) throw new Refused(courseSave, [{ path: "trackId", code: "required" }]);
        if (trackId !== null && !(await courses.lockFreeTrack(tx, eventId, trackId))) throw new NotFound("thing");
        const known = await knownCategories(tx, eventId, categoryIds);
        if (!categoryIds.every((id) => known.has(id))) throw new NotFound("category");

        const fields = {
          nameTh: saved.name.th,
          nameEn: saved.name.en,
          fileName: saved.fileName,
          trackId: trackId ?? before!.trackId,
        };
        const id = before?.id ?? (await courses.insertCourse(tx, eventId, fields, caller.username));
        if (before) await courses.updateCourse(tx, id, fields, caller.username);
        if (before && trackId !== null) await courses.deleteTrack(tx, before.trackId);
        await courses.setCategories(tx, eventId, id, [...known]);

        const after = (await lockCourse(tx, eventId, id))!;
        const change = { eventId, ...changeOf(about, before, after, told) };
        return { reply: { data: toStaffCourse(after), meta: {} }, change };
      }),

    delete: ({ eventId, id, revision }, caller) =>
      edit(db, caller, courseDelete, async (tx) => {
        const before = expectSeen(await lockCourse(tx, eventId, id), revision);
        await courses.deleteCourse(tx, id);
        await courses.deleteTrack(tx, before.trackId);
        return { reply: { data: {}, meta: {} }, change: { eventId, ...changeOf(about, before, undefined, told) } };
      }),

    download: async ({ eventId, id }) => {
      const course = await coursePoints(db, eventId, id);
      if (!course) throw new NotFound("thing");
      return toGpxFile(pool, course);
    },
  };
}

const about = ({ id, nameTh }: StaffCourseRow) => ({ kind: "course", id, name: nameTh });

function toStaffCourse({ trackId: _, nameTh, nameEn, ...row }: StaffCourseRow): StaffCourse {
  return { ...row, name: { th: nameTh, en: nameEn } };
}

/** What the audit log keeps of a course. */
function told({ nameTh, nameEn, fileName, distanceM, categoryIds }: StaffCourseRow): Readonly<Record<string, unknown>> {
  return { nameTh, nameEn, fileName, distanceM: Math.round(distanceM), categoryIds };
}

/** How long an uploaded track waits to be saved. */
const savedWithinMs = 24 * 60 * 60_000;

/** Removes tracks that were uploaded and not saved in time. */
export async function forgetOldTracks(db: Db, now: InstantMs): Promise<void> {
  await courses.forgetOldTracks(db, now - savedWithinMs);
}

/**
 * Copies the courses of an event to another, in the transaction that makes the other event: its categories must exist
 * already, and get the courses of the categories with the same codes.
 */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await courses.copyRows(tx, fromEventId, toEventId);
}
