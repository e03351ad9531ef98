import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload, staffUpload } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, revision } from "./fields.ts";
import { picture } from "./picture.ts";

/** What a picture is for. An event has at most one cover and one logo. */
export const imageKind = z.enum(["cover", "gallery", "logo", "sponsor", "add_on"]);
export type ImageKind = z.infer<typeof imageKind>;

const share = z.number().check(z.gte(0), z.lte(1));
/** The part of the uploaded picture that is shown, as shares of its width and height. */
export const crop = z.object({ x: share, y: share, width: share, height: share });
export type Crop = z.infer<typeof crop>;

export const staffImage = z.object({
  id,
  kind: imageKind,
  revision,
  /** Null: the whole picture. */
  crop: z.nullable(crop),
  /** The size of the uploaded picture after it was turned upright. */
  originalWidth: z.int(),
  originalHeight: z.int(),
  picture,
  changedAt: instantMs,
  changedBy: z.string(),
});
export type StaffImage = z.infer<typeof staffImage>;

const mayLook = { permission: "events_view", at: "event" } as const;
const mayEdit = { permission: "events_edit", at: "event" } as const;

export const imageList = staffCall({
  name: "image-list",
  shows: ["image"],
  summary: "An event's pictures, by kind and in their order.",
  right: mayLook,
  params: z.object({ eventId: idParam }),
  data: z.array(staffImage),
  meta: noMeta,
});

export const imageUpload = staffUpload({
  name: "image-upload",
  changes: ["image"],
  summary: "Adds a picture (JPEG, PNG, WebP, GIF, AVIF) of up to 20 MB: redrawn in several sizes, without metadata.",
  right: mayEdit,
  params: z.object({ eventId: idParam, kind: imageKind }),
  data: staffImage,
  refuses: { not_a_picture: "field", picture_damaged: "field", picture_too_large: "field", picture_too_small: "field" },
});

/** Why a file is no usable picture. */
export type PictureProblem = keyof typeof imageUpload.refuses;

const altText = z.string().check(z.trim(), z.maxLength(300));

export const imageSave = staffAction({
  name: "image-save",
  changes: ["image"],
  summary: "Changes which part of a picture is shown and the words that describe it.",
  right: mayEdit,
  body: z.object({
    eventId: id,
    id,
    revision,
    crop: z.nullable(crop),
    alt: z.object({ th: altText, en: altText }),
  }),
  data: staffImage,
});

export const imageOrder = staffAction({
  name: "image-order",
  changes: ["image"],
  summary: "Sets the order of an event's pictures of one kind.",
  right: mayEdit,
  body: z.object({ eventId: id, kind: imageKind, ids: z.array(id).check(z.maxLength(500)) }),
  data: z.array(staffImage),
  refuses: { list_changed: "whole" },
});

export const imageDelete = staffAction({
  name: "image-delete",
  changes: ["image"],
  removes: true,
  summary: "Removes a picture; image-restore brings it back for a day.",
  right: mayEdit,
  body: z.object({ eventId: id, id, revision }),
  data: z.object({}),
});

export const imageRestore = staffAction({
  name: "image-restore",
  changes: ["image"],
  summary: "Brings a removed picture back; a cover or logo replaces the present one.",
  right: mayEdit,
  body: z.object({ eventId: id, id }),
  data: staffImage,
});

export const imageOriginal = staffDownload({
  name: "image-original",
  shows: ["image"],
  summary: "The whole picture, to choose the part that is shown.",
  mediaTypes: ["image/webp"],
  right: mayLook,
  params: z.object({ eventId: idParam, id: idParam }),
});

export const imageCalls = [
  imageList,
  imageUpload,
  imageSave,
  imageOrder,
  imageDelete,
  imageRestore,
  imageOriginal,
] as const;
