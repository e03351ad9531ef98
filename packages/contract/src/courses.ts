import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload, staffUpload } from "./define-call.ts";
import { nameText } from "./edited.ts";
import { checkpointKind, code, id, idParam, instantMs, revision, text } from "./fields.ts";
import { courseFigures } from "./public-course.ts";

/** A file that was read and can become a course; until then nobody else sees it. */
export const uploadedTrack = z.object({
  trackId: id,
  /** The name in the file; empty where it has none. */
  name: z.string(),
  points: z.int(),
  /** The number of pieces that were joined to one way. */
  parts: z.int(),
  /** The widest gap between two of them, metres. */
  widestGapM: z.number(),
  /** The first 200 places that the file names, each with its place on the course. */
  waypoints: z.array(
    z.object({
      name: z.string(),
      symbol: z.string(),
      lat: z.number(),
      lng: z.number(),
      elevationM: z.nullable(z.number()),
      /** Metres from the start, where the course passes it. */
      distanceM: z.number(),
      /** Metres from the place to the course. */
      awayM: z.number(),
    }),
  ),
  /** How many places the file names, with those that have no position or are too many. */
  waypointCount: z.int(),
  ...courseFigures.shape,
});
export type UploadedTrack = z.infer<typeof uploadedTrack>;

export const staffCourse = z.object({
  id,
  revision,
  name: text,
  fileName: z.string(),
  categoryIds: z.array(id),
  ...courseFigures.shape,
  changedAt: instantMs,
  changedBy: z.string(),
});
export type StaffCourse = z.infer<typeof staffCourse>;

const mayLook = { permission: "events_view", at: "event" } as const;
const mayEdit = { permission: "events_edit", at: "event" } as const;

export const courseList = staffCall({
  name: "course-list",
  shows: ["course", "category", "checkpoint"],
  summary: "An event's courses, with the categories that can use them and the checkpoints on them.",
  right: mayLook,
  params: z.object({ eventId: idParam }),
  data: z.array(staffCourse),
  meta: z.object({
    categories: z.array(
      z.object({
        id,
        code,
        name: text,
        course: z.array(code),
        /** Metres at which it passes each point; null: as the checkpoint says. Left out: so do all. */
        distancesM: z.optional(z.array(z.nullable(z.number()))),
      }),
    ),
    checkpoints: z.array(
      z.object({
        code,
        name: text,
        kind: checkpointKind,
        distanceM: z.number(),
        lat: z.nullable(z.number()),
        lng: z.nullable(z.number()),
      }),
    ),
  }),
});

export const courseUpload = staffUpload({
  name: "course-upload",
  changes: [],
  summary: "Reads a GPX file and tells its length, climb and line; course-save then makes a course of it.",
  right: mayEdit,
  params: z.object({ eventId: idParam }),
  data: uploadedTrack,
  refuses: {
    gpx_no_xml: "field",
    gpx_document_type: "field",
    gpx_no_track: "field",
    gpx_bad_place: "field",
    gpx_too_many_points: "field",
    gpx_too_short: "field",
    gpx_too_complex: "field",
  },
});

/** Why a file cannot become a course. */
export type GpxProblem = keyof typeof courseUpload.refuses;

export const courseSave = staffAction({
  name: "course-save",
  changes: ["course"],
  summary: "Makes a course from an uploaded track, or changes its name, its track, or the categories that use it.",
  right: mayEdit,
  body: z.object({
    eventId: id,
    /** Null: a new course. */
    id: z.nullable(id),
    revision,
    /** Null: the track stays as it is. A new course needs one. */
    trackId: z.nullable(id),
    name: nameText,
    fileName: z.string().check(z.maxLength(255)),
    /** A category has one course: it loses any other. */
    categoryIds: z.array(id).check(z.maxLength(100)),
  }),
  data: staffCourse,
  refuses: { required: "field" },
});

export const courseDelete = staffAction({
  name: "course-delete",
  changes: ["course"],
  removes: true,
  summary: "Removes a course.",
  right: mayEdit,
  body: z.object({ eventId: id, id, revision }),
  data: z.object({}),
});

export const courseGpx = staffDownload({
  name: "course-gpx",
  shows: ["course"],
  summary: "A course as a GPX file: its way and heights, without the device that recorded it and the time.",
  mediaTypes: ["application/gpx+xml"],
  right: mayLook,
  params: z.object({ eventId: idParam, id: idParam }),
});

export const courseCalls = [courseList, courseUpload, courseSave, courseDelete, courseGpx] as const;
