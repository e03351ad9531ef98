import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type ImageKind,
  imageDelete,
  type imageList,
  imageOrder,
  imageRestore,
  imageSave,
  imageUpload,
  type StaffImage,
} from "@time-event/contract/images";
import { NotFound } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { putInOrder } from "../edits/put-in-order.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { createPainter } from "./painter.ts";
import {
  cropOf,
  eventImages,
  findSameImage,
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
  /** A new cover or logo replaces the present one. @throws Refused with a word of `PictureProblem` */
  upload(
    query: { eventId: number; kind: ImageKind },
    file: Buffer,
    caller: StaffCaller,
  ): Promise<ReplyOf<typeof imageUpload>>;
  /** @throws NotFound, EditConflict */
  save(body: BodyOf<typeof imageSave>, caller: StaffCaller): Promise<ReplyOf<typeof imageSave>>;
  /** @throws Refused `list_changed` when these are not exactly the event's pictures */
  order(body: BodyOf<typeof imageOrder>, caller: StaffCaller): Promise<ReplyOf<typeof imageOrder>>;
  /** @throws NotFound, EditConflict */
  delete(body: BodyOf<typeof imageDelete>, caller: StaffCaller): Promise<ReplyOf<typeof imageDelete>>;
  /** @throws NotFound */
  restore(body: ImageId, caller: StaffCaller): Promise<ReplyOf<typeof imageRestore>>;
  /** @throws NotFound */
  original(query: ImageId): Promise<FileReply>;
}

export function createImagesService(db: Db, pool: WorkerPool): ImagesService {
  const painter = createPainter(pool);

  return {
    list: async ({ eventId }) => ({ data: (await eventImages(db, eventId)).map(toStaffImage), meta: {} }),

    upload: async ({ eventId, kind }, file, caller) => {
      const { original, crop, shown } = await painter.draw(file, kind);
      return edit(db, caller, imageUpload, async (tx) => {
        await images.lockPictures(tx);
        // a file that is sent again because no answer came, or by mistake, is the same picture
        const there = await findSameImage(tx, { eventId, kind, originalHash: original.hash });
        if (there) return { reply: { data: toStaffImage(there), meta: {} }, change: null };
        await images.insertOriginal(tx, original);
        await images.insertFiles(tx, shown);
        await makeRoom(tx, eventId, kind, caller);
        const image = { eventId, kind, originalHash: original.hash, crop, shown };
        const id = await images.insertImage(tx, image, caller.username);
        return edited(eventId, undefined, (await lockImage(tx, eventId, id))!);
      });
    },

    save: async ({ eventId, id, revision, crop, alt }, caller) => {
      const original = await originalOf(db, eventId, id);
      if (!original) throw new NotFound("thing");
      const shown = await painter.drawPart(original, crop);
      return edit(db, caller, imageSave, async (tx) => {
        await images.lockPictures(tx);
        const before = await lockSeen(tx, { eventId, id, revision });
        await images.insertFiles(tx, shown);
        await images.updateImage(tx, id, { crop, altTh: alt.th, altEn: alt.en, shown }, caller.username);
        return edited(eventId, before, (await lockImage(tx, eventId, id))!);
      });
    },

    order: ({ eventId, kind, ids }, caller) =>
      edit(db, caller, imageOrder, async (tx) => {
        await images.lockPictures(tx);
        const list = { table: "images", key: "id", of: { eventId, kind, deletedAt: null } } as const;
        const before = await putInOrder(tx, imageOrder, list, ids);
        const after = (await eventImages(tx, eventId)).filter((image) => image.kind === kind);
        return {
          reply: { data: after.map(toStaffImage), meta: {} },
          change: {
            eventId,
            subject: { kind: "images", id: kind, name: kind },
            before: { ids: before },
            after: { ids },
          },
        };
      }),

    delete: ({ eventId, id, revision }, caller) =>
      edit(db, caller, imageDelete, async (tx) => {
        await images.lockPictures(tx);
        const before = await lockSeen(tx, { eventId, id, revision });
        await images.setDeleted(tx, id, true, caller.username);
        return { reply: { data: {}, meta: {} }, change: { eventId, ...changeOf(about, before, undefined, told) } };
      }),

    restore: ({ eventId, id }, caller) =>
      edit(db, caller, imageRestore, async (tx) => {
        await images.lockPictures(tx);
        const image = await lockImage(tx, eventId, id);
        if (!image) throw new NotFound("thing");
        if (image.deletedAt !== null) {
          await makeRoom(tx, eventId, image.kind, caller);
          await images.setDeleted(tx, id, false, caller.username);
        }
        return edited(eventId, undefined, (await lockImage(tx, eventId, id))!);
      }),

    original: async ({ eventId, id }) => {
      const original = await originalOf(db, eventId, id);
      if (!original) throw new NotFound("thing");
      return { name: `${original.hash}.webp`, type: "image/webp", bytes: original.bytes };
    },
  };
}

/** Of some kinds an event has only one picture: the present one is removed for the next. */
async function makeRoom(tx: Tx, eventId: number, kind: ImageKind, caller: StaffCaller): Promise<void> {
  if (kind !== "cover" && kind !== "logo") return;
  const there = await lockOnlyImage(tx, eventId, kind);
  if (there) await images.setDeleted(tx, there.id, true, caller.username);
}

/** The picture that the caller saw, locked. Throws if it is gone or somebody else changed it. */
async function lockSeen(tx: Tx, { eventId, id, revision }: ImageId & { readonly revision: number }): Promise<ImageRow> {
  const image = await lockImage(tx, eventId, id);
  return expectSeen(image?.deletedAt === null ? image : undefined, revision);
}

/** The picture as it is now is the reply, and the audit log keeps it. */
function edited(eventId: number, before: ImageRow | undefined, after: ImageRow) {
  const change = { eventId, ...changeOf(about, before, after, told) };
  return { reply: { data: toStaffImage(after), meta: {} }, change };
}

function about({ id, kind, altTh }: ImageRow) {
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

/** How long a removed picture can be brought back. */
const broughtBackForMs = 24 * 60 * 60_000;

/** Deletes pictures that were removed too long ago to be brought back, and files that no event shows any more. */
export async function forgetOldPictures(db: Db, now: InstantMs): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await images.lockPictures(tx);
    await images.forgetOldPictures(tx, now - broughtBackForMs);
  });
}

/** Copies the pictures of an event to another, in the transaction that makes the other event. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await images.lockPictures(tx);
  await images.copyRows(tx, fromEventId, toEventId);
}
