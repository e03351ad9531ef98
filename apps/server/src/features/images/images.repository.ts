import { sql } from "kysely";
import type { Crop, ImageKind } from "@time-event/contract/images";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toJson } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";
import type { Original, Shown } from "./draw-pictures.ts";

/**
 * Keeps others from adding or removing pictures until the transaction ends: a file that one event still shows must not
 * be removed because another event removed its picture.
 */
export async function lockPictures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('image_originals'))`.execute(tx);
}

export async function insertOriginal(tx: Tx, original: Original): Promise<void> {
  await tx
    .insertInto("imageOriginals")
    .values({ ...original, bytes: Buffer.from(original.bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertFiles(tx: Tx, { hash, files }: Shown): Promise<void> {
  await tx
    .insertInto("imageFiles")
    .values(files.map((file) => ({ hash, ...file, bytes: Buffer.from(file.bytes) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewImage {
  readonly eventId: number;
  readonly kind: ImageKind;
  readonly originalHash: string;
  readonly crop: Crop | null;
  readonly shown: Shown;
}

/** Adds a picture after the others of its kind. */
export async function insertImage(tx: Tx, image: NewImage, changedBy: string): Promise<number> {
  const { eventId, kind, originalHash, crop, shown } = image;
  const { id } = await tx
    .insertInto("images")
    .values({
      eventId,
      kind,
      originalHash,
      crop: crop && toJson(crop),
      changedBy,
      ...shownColumns(shown),
      position: nextPosition({ table: "images", of: { eventId, kind } }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface ImageChange {
  readonly crop: Crop | null;
  readonly altTh: string;
  readonly altEn: string;
  readonly shown: Shown;
}

export async function updateImage(tx: Tx, id: number, change: ImageChange, changedBy: string): Promise<void> {
  const { crop, altTh, altEn, shown } = change;
  await tx
    .updateTable("images")
    .set({ crop: crop && toJson(crop), altTh, altEn, ...shownColumns(shown), ...savedBy(changedBy) })
    .where("id", "=", id)
    .execute();
}

function shownColumns({ hash, width, height, widths }: Shown) {
  return { hash, width, height, widths: [...widths] };
}

/** Marks a picture as removed, or (false) brings it back. */
export async function setDeleted(tx: Tx, id: number, deleted: boolean, changedBy: string): Promise<void> {
  await tx
    .updateTable("images")
    .set({ deletedAt: deleted ? sql`now()` : null, ...savedBy(changedBy) })
    .where("id", "=", id)
    .execute();
}

/** Deletes pictures that were removed before an instant, and files that no event shows. Needs `lockPictures`. */
export async function forgetOldPictures(tx: Tx, before: InstantMs): Promise<void> {
  await tx.deleteFrom("images").where("deletedAt", "<", instant(before)).execute();
  await sql`delete from image_originals o where not exists (select from images where original_hash = o.hash)`.execute(
    tx,
  );
  await sql`delete from image_files f where not exists (select from images where hash = f.hash)`.execute(tx);
}

export async function copyRows(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await sql`
    insert into images (event_id, kind, position, original_hash, crop, hash, width, height, widths, alt_th, alt_en, changed_by)
    select ${toEventId}, kind, position, original_hash, crop, hash, width, height, widths, alt_th, alt_en, changed_by
    from images where event_id = ${fromEventId} and deleted_at is null`.execute(tx);
}
