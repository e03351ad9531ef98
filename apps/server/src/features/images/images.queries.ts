import { sql } from "kysely";
import type { EventPage } from "@time-event/contract/events";
import type { Crop, ImageKind } from "@time-event/contract/images";
import type { Picture } from "@time-event/contract/picture";
import type { Db, Tx } from "../../db/connection.ts";

const columns = [
  "images.id",
  "images.kind",
  "images.position",
  "images.originalHash",
  "images.crop",
  "images.hash",
  "images.width",
  "images.height",
  "images.widths",
  "images.altTh",
  "images.altEn",
  "images.revision",
  "images.changedAt",
  "images.changedBy",
  "images.deletedAt",
  "imageOriginals.width as originalWidth",
  "imageOriginals.height as originalHeight",
] as const;

function imageRows(db: Db | Tx, eventId: number) {
  return db
    .selectFrom("images")
    .innerJoin("imageOriginals", "imageOriginals.hash", "images.originalHash")
    .select(columns)
    .where("images.eventId", "=", eventId);
}

/** The pictures of an event, by kind and in their order. */
export async function eventImages(db: Db | Tx, eventId: number) {
  return imageRows(db, eventId)
    .where("images.deletedAt", "is", null)
    .orderBy("images.kind")
    .orderBy("images.position")
    .orderBy("images.id")
    .execute();
}

export type ImageRow = Awaited<ReturnType<typeof eventImages>>[number];

/** A picture, removed or not, locked until the transaction ends. */
export async function lockImage(tx: Tx, eventId: number, id: number): Promise<ImageRow | undefined> {
  return imageRows(tx, eventId).where("images.id", "=", id).forUpdate("images").executeTakeFirst();
}

interface SameImage {
  readonly eventId: number;
  readonly kind: ImageKind;
  readonly originalHash: string;
}

/** The picture of a kind that was made of the same file, if it is there. */
export async function findSameImage(tx: Tx, same: SameImage): Promise<ImageRow | undefined> {
  return imageRows(tx, same.eventId)
    .where("images.kind", "=", same.kind)
    .where("images.originalHash", "=", same.originalHash)
    .where("images.deletedAt", "is", null)
    .orderBy("images.id")
    .limit(1)
    .executeTakeFirst();
}

/** The one picture of a kind that an event can have only once, locked. */
export async function lockOnlyImage(tx: Tx, eventId: number, kind: ImageKind): Promise<ImageRow | undefined> {
  return imageRows(tx, eventId)
    .where("images.kind", "=", kind)
    .where("images.deletedAt", "is", null)
    .forUpdate("images")
    .executeTakeFirst();
}

export async function originalOf(db: Db | Tx, eventId: number, id: number) {
  return db
    .selectFrom("images")
    .innerJoin("imageOriginals", "imageOriginals.hash", "images.originalHash")
    .select([
      "imageOriginals.hash",
      "imageOriginals.width",
      "imageOriginals.height",
      "imageOriginals.bytes",
      "images.kind",
    ])
    .where("images.eventId", "=", eventId)
    .where("images.id", "=", id)
    .executeTakeFirst();
}

/** The bytes of one size of a picture that some event shows. */
export async function servedFile(
  db: Db,
  hash: string,
  width: number,
  format: "webp" | "jpg",
): Promise<Buffer | undefined> {
  const file = await db
    .selectFrom("imageFiles")
    .select("bytes")
    .where("hash", "=", hash)
    .where("width", "=", width)
    .where("format", "=", format)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("images")
          .select("id")
          .whereRef("images.hash", "=", "imageFiles.hash")
          .where("deletedAt", "is", null),
      ),
    )
    .executeTakeFirst();
  return file?.bytes;
}

/** An event's pictures as everybody sees them. */
export async function publicPictures(
  db: Db,
  eventId: number,
): Promise<Pick<EventPage, "cover" | "logo" | "gallery" | "sponsors">> {
  const rows = await eventImages(db, eventId);
  const of = (kind: ImageKind) => rows.filter((row) => row.kind === kind).map(toPicture);
  return {
    cover: of("cover")[0] ?? null,
    logo: of("logo")[0] ?? null,
    gallery: of("gallery"),
    sponsors: of("sponsor"),
  };
}

/** The covers of these events, by the event's slug; events without one are left out. */
export async function coversOf(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const { rows } = await sql<Omit<Picture, "alt"> & { slug: string; altTh: string; altEn: string }>`
    select e.slug, i.hash, i.width, i.height, i.widths, i.alt_th, i.alt_en
    from events e join images i on i.event_id = e.id
    where e.slug = any(${[...slugs]}::text[]) and i.kind = 'cover' and i.deleted_at is null`.execute(db);
  return new Map(rows.map(({ slug, ...row }) => [slug, toPicture(row)]));
}

export function toPicture({ hash, width, height, widths, altTh, altEn }: PictureRow): Picture {
  return { hash, width, height, widths, alt: { th: altTh, en: altEn } };
}

interface PictureRow extends Omit<Picture, "alt"> {
  readonly altTh: string;
  readonly altEn: string;
}

/** `crop` was stored in the form of the contract. */
export function cropOf({ crop }: Pick<ImageRow, "crop">): Crop | null {
  return crop as Crop | null;
}
