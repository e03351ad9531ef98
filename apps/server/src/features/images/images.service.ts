import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type {
  ImageKind,
  imageDelete,
  imageList,
  imageOrder,
  imageRestore,
  imageSave,
  imageUpload,
  StaffImage,
} from "@time-event/contract/images";
import { expectSeen, NotFound, Refused } from "../../http/refusals.ts";
import type { FileReply } from "../../http/staff-api.ts";
import { createWorkQueue } from "../../lib/work-queue.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { drawOriginal, drawShown, firstCrop } from "./draw-pictures.ts";
import {
  cropOf,
  eventImages,
  type ImageRow,
  lockImage,
  lockOnlyImage,
  originalOf,
  toPicture,
} from "./images.queries.ts";
import * as images from "./images.repository.ts";

interface ImageId {
  readonly eventId: number;
  readonly id: number;
}

export interface ImagesService {
  list(query: { eventId: number }): Promise<ReplyOf<typeof imageList>>;
  /** A new cover or logo takes the place of the one there is. @throws InvalidInput with a word of `imageProblems` */
  upload(
    query: { eventId: number; kind: ImageKind },
    file: Buffer,
    caller: StaffCaller,
  ): Promise<ReplyOf<typeof imageUpload>>;
  /** @throws NotFound, EditConflict */
  save(body: BodyOf<typeof imageSave>, caller: StaffCaller): Promise<ReplyOf<typeof imageSave>>;
  /** @throws Refused `pictures_changed` when these are not the pictures that there are */
  order(body: BodyOf<typeof imageOrder>, caller: StaffCaller): Promise<ReplyOf<typeof imageOrder>>;
  /** @throws NotFound, EditConflict */
  delete(body: BodyOf<typeof imageDelete>, caller: StaffCaller): Promise<ReplyOf<typeof imageDelete>>;
  /** @throws NotFound */
  restore(body: ImageId, caller: StaffCaller): Promise<ReplyOf<typeof imageRestore>>;
  /** @throws NotFound */
  original(query: ImageId): Promise<FileReply>;
}

export function createImagesService(db: Db): ImagesService {
  // Drawing takes a processor each: two leave the rest to everybody who only looks.
  const queue = createWorkQueue({ atOnce: 2, waiting: 40 });

  return {
    list: async ({ eventId }) => ({ data: (await eventImages(db, eventId)).map(toStaffImage), meta: {} }),

    upload: async ({ eventId, kind }, file, caller) => {
      const { original, crop, shown } = await queue(async () => {
        const drawn = await drawOriginal(file, kind);
        const part = firstCrop(drawn, kind);
        return { original: drawn, crop: part, shown: await drawShown(drawn, part, kind) };
      });
      return db.transaction().execute(async (tx) => {
        await images.lockPictures(tx);
        await images.forgetOldPictures(tx);
        await images.insertOriginal(tx, original);
        await images.insertFiles(tx, shown);
        await makeRoom(tx, eventId, kind, caller);
        const image = { eventId, kind, originalHash: original.hash, crop, shown };
        const id = await images.insertImage(tx, image, caller.username);
        return answered(tx, caller, id, { action: "image-upload", eventId });
      });
    },

    save: async ({ eventId, id, revision, crop, alt }, caller) => {
      const original = await originalOf(db, eventId, id);
      if (!original) throw new NotFound("thing");
      const shown = await queue(() => drawShown(original, crop, original.kind));
      return db.transaction().execute(async (tx) => {
        await images.lockPictures(tx);
        const before = await lockSeen(tx, { eventId, id, revision });
        await images.insertFiles(tx, shown);
        await images.updateImage(tx, id, { crop, altTh: alt.th, altEn: alt.en, shown }, caller.username);
        return answered(tx, caller, id, { action: "image-save", eventId, before });
      });
    },

    order: ({ eventId, kind, ids }, caller) =>
      db.transaction().execute(async (tx) => {
        const before = (await eventImages(tx, eventId)).filter((image) => image.kind === kind);
        const there = before.map((image) => image.id);
        if (ids.length !== there.length || !there.every((id) => ids.includes(id))) {
          throw new Refused(["pictures_changed"]);
        }
        await images.setPositions(tx, ids);
        const after = (await eventImages(tx, eventId)).filter((image) => image.kind === kind);
        await recordChange(tx, caller, {
          action: "image-order",
          eventId,
          subject: { kind: "images", id: kind, name: kind },
          before: { ids: there },
          after: { ids },
        });
        return { data: after.map(toStaffImage), meta: {} };
      }),

    delete: ({ eventId, id, revision }, caller) =>
      db.transaction().execute(async (tx) => {
        const before = await lockSeen(tx, { eventId, id, revision });
        await images.setDeleted(tx, id, true, caller.username);
        await recordChange(tx, caller, {
          action: "image-delete",
          eventId,
          subject: subjectOf(before),
          before: told(before),
        });
        return { data: {}, meta: {} };
      }),

    restore: ({ eventId, id }, caller) =>
      db.transaction().execute(async (tx) => {
        const image = await lockImage(tx, eventId, id);
        if (!image) throw new NotFound("thing");
        if (image.deletedAt !== null) {
          await makeRoom(tx, eventId, image.kind, caller);
          await images.setDeleted(tx, id, false, caller.username);
        }
        return answered(tx, caller, id, { action: "image-restore", eventId });
      }),

    original: async ({ eventId, id }) => {
      const original = await originalOf(db, eventId, id);
      if (!original) throw new NotFound("thing");
      return { name: `${original.hash}.webp`, type: "image/webp", bytes: original.bytes };
    },
  };
}

/** Of some kinds an event has one picture: the one there is makes room for the next. */
async function makeRoom(tx: Tx, eventId: number, kind: ImageKind, caller: StaffCaller): Promise<void> {
  if (kind !== "cover" && kind !== "logo") return;
  const there = await lockOnlyImage(tx, eventId, kind);
  if (there) await images.setDeleted(tx, there.id, true, caller.username);
}

/** The picture as the caller saw it, locked; or it is gone, or somebody else was there first. */
async function lockSeen(tx: Tx, { eventId, id, revision }: ImageId & { readonly revision: number }): Promise<ImageRow> {
  const image = await lockImage(tx, eventId, id);
  return expectSeen(image?.deletedAt === null ? image : undefined, revision);
}

interface Change {
  readonly action: string;
  readonly eventId: number;
  readonly before?: ImageRow;
}

/** Writes down what became of a picture, and answers with it. */
async function answered(tx: Tx, caller: StaffCaller, id: number, { action, eventId, before }: Change) {
  const after = (await lockImage(tx, eventId, id))!;
  await recordChange(tx, caller, {
    action,
    eventId,
    subject: subjectOf(after),
    before: before && told(before),
    after: told(after),
  });
  return { data: toStaffImage(after), meta: {} };
}

function subjectOf({ id, kind, altTh }: ImageRow) {
  return { kind: "image", id, name: altTh || kind };
}

/** What the audit log keeps of a picture. */
function told({ kind, hash, crop, altTh, altEn }: ImageRow): Readonly<Record<string, unknown>> {
  return { kind, hash, crop, altTh, altEn };
}

function toStaffImage(row: ImageRow): StaffImage {
  const { id, kind, revision, originalWidth, originalHeight, changedAt, changedBy } = row;
  return {
    id,
    kind,
    revision,
    crop: cropOf(row),
    originalWidth,
    originalHeight,
    picture: toPicture(row),
    changedAt,
    changedBy,
  };
}

/** Gives an event the pictures of another, in the transaction that makes the event. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await images.lockPictures(tx);
  await images.copyRows(tx, fromEventId, toEventId);
}
