import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import sharp from "sharp";
import { webEventGet, webEventList } from "@time-event/contract/events";
import {
  imageDelete,
  imageList,
  imageOrder,
  imageOriginal,
  imageRestore,
  imageSave,
  imageUpload,
  type ImageKind,
} from "@time-event/contract/images";
import { imagePath } from "@time-event/contract/picture";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenPicture } from "../../testing/upload-corpus/hostile-pictures.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { copyTo } from "./images.service.ts";

let given: GivenApp;
let bearer: string;
let eventId: number;
let otherId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "doi-pui", state: "open" }), { entries: [] });
  otherId = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [] });
  bearer = await givenSignedIn(given, "manager", "event_manager", eventId);
});
afterAll(() => given.stop());

/** A picture of one colour, a different one each time. */
function picture(colour: string, width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

async function uploaded(colour: string, kind: ImageKind, width?: number, height?: number) {
  const { reply } = await upload(given.url, imageUpload, await picture(colour, width, height), bearer, {
    eventId,
    kind,
  });
  return reply!.data;
}

const ofKind = async (kind: ImageKind) =>
  (await get(given.url, imageList, bearer, { eventId })).reply!.data.filter((image) => image.kind === kind);

describe("image-upload", () => {
  it("makes one picture of one file, however often it comes because its answer was lost", async () => {
    const sent = await Promise.all(Array.from({ length: 3 }, () => uploaded("#b17", "gallery")));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await uploaded("#b17", "gallery")).toEqual(sent[0]);
    expect((await ofKind("gallery")).filter(({ id }) => id === sent[0]!.id)).toHaveLength(1);
    // one that was removed comes back as a new one
    const { id, revision } = sent[0]!;
    await post(given.url, imageDelete, { eventId, id, revision }, bearing(bearer));
    expect((await uploaded("#b17", "gallery")).id).not.toBe(id);
  });

  it("draws a picture in several sizes, which anybody may fetch and cache", async () => {
    const { picture: shown, revision } = await uploaded("#264", "cover", 2_000, 1_500);
    expect([shown.width, shown.height, shown.widths, revision]).toEqual([2000, 1125, [480, 800, 1280, 1920], 1]);
    for (const width of shown.widths) {
      const reply = await fetch(given.url + imagePath(shown, width));
      const { format, width: drawn, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([reply.status, format, drawn, height]).toEqual([200, "webp", width, (width * 9) / 16]);
    }
    const reply = await fetch(given.url + imagePath(shown, 1280, "jpg"));
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("gives the event one cover: a new one replaces the old one", async () => {
    const first = await uploaded("#111", "cover");
    const second = await uploaded("#222", "cover");
    expect((await ofKind("cover")).map(({ id }) => id)).toEqual([second.id]);
    expect((await fetch(given.url + imagePath(first.picture, 480))).status).toBe(404);
  });

  it("turns a picture upright and never enlarges it", async () => {
    const sideways = await givenPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { reply } = await upload(given.url, imageUpload, sideways, bearer, { eventId, kind: "sponsor" });
    const { width, height, widths } = reply!.data.picture;
    expect([width, height, widths]).toEqual([64, 96, [64]]);
  });

  it("refuses a file that is too large, has no kind, or is not sent as a file", async () => {
    const params = { eventId, kind: "gallery" } as const;
    const large = await upload(given.url, imageUpload, Buffer.alloc(20_000_001), bearer, params);
    expect([large.status, large.problem?.code]).toEqual([413, "too_large"]);
    const path = `${given.url}/api/event/image-upload?eventId=${eventId}`;
    const send = (url: string, type: string) =>
      fetch(url, { method: "POST", body: "{}", headers: { ...bearing(bearer), "content-type": type } });
    expect((await send(`${path}&kind=passport`, "application/octet-stream")).status).toBe(400);
    expect((await send(`${path}&kind=gallery`, "application/json")).status).toBe(400);
    expect((await send(`${path}&kind=gallery`, "image/png")).status).toBe(415);
  });
});

describe("image-save", () => {
  it("shows the chosen part at a new address, with its description", async () => {
    const before = await uploaded("#345", "cover");
    const crop = { x: 0, y: 0.25, width: 1, height: 0.75 };
    const alt = { th: "สันเขาตอนเช้า", en: "The ridge at dawn" };
    const { reply } = await post(
      given.url,
      imageSave,
      { eventId, id: before.id, revision: 1, crop, alt },
      bearing(bearer),
    );
    const after = reply!.data;
    expect([after.picture.width, after.picture.height, after.crop, after.picture.alt]).toEqual([800, 450, crop, alt]);
    expect(after.picture.hash).not.toBe(before.picture.hash);
    const { data } = await callWebApi(given.url, webEventGet, { event: "doi-pui" });
    expect(data.cover).toEqual(after.picture);
    const list = await callWebApi(given.url, webEventList, { text: "อินทนนท์", state: "open" });
    expect(list.data[0]?.cover).toEqual(after.picture);
  });

  it("does not overwrite somebody else's save", async () => {
    const { id } = await uploaded("#456", "gallery");
    const save = { eventId, id, revision: 1, crop: null, alt: { th: "หนึ่ง", en: "" } };
    await post(given.url, imageSave, save, bearing(bearer));
    const { status, problem } = await post(given.url, imageSave, save, bearing(bearer));
    expect([status, problem?.code, problem?.changedBy]).toEqual([409, "edit_conflict", "manager"]);
  });

  it.each([
    ["a part outside of the picture", { x: 2, y: 0, width: 1, height: 1 }],
    ["a negative part", { x: -0.5, y: 0, width: 1, height: 1 }],
    ["no numbers", { x: "0", y: 0, width: 1, height: 1 } as never],
  ])("refuses %s", async (_, crop) => {
    const body = { eventId, id: 1, revision: 1, crop, alt: { th: "", en: "" } };
    expect((await post(given.url, imageSave, body, bearing(bearer))).status).toBe(400);
  });

  it("draws even a part of no width as a pixel", async () => {
    const { id } = await uploaded("#457", "gallery");
    const crop = { x: 1, y: 1, width: 0, height: 0 };
    const body = { eventId, id, revision: 1, crop, alt: { th: "", en: "" } };
    expect((await post(given.url, imageSave, body, bearing(bearer))).reply?.data.picture.width).toBe(1);
  });
});

it("puts pictures in order, and refuses when the pictures have changed since", async () => {
  const there = (await ofKind("gallery")).map(({ id }) => id);
  const ids = [...there, (await uploaded("#567", "gallery")).id].toReversed();
  const order = (some: number[]) =>
    post(given.url, imageOrder, { eventId, kind: "gallery", ids: some }, bearing(bearer));
  expect((await order(ids)).reply?.data.map(({ id }) => id)).toEqual(ids);
  for (const wrong of [ids.slice(1), [...ids, 999], [...ids.slice(1), ids[1]!]]) {
    const { status, problem } = await order(wrong);
    expect([status, problem?.reasons]).toEqual([409, ["list_changed"]]);
  }
  expect((await ofKind("gallery")).map(({ id }) => id)).toEqual(ids);
});

describe("image-delete", () => {
  it("removes a picture from the web, and image-restore brings it back", async () => {
    const { id, picture: shown } = await uploaded("#678", "cover");
    const address = given.url + imagePath(shown, 480);
    expect((await post(given.url, imageDelete, { eventId, id, revision: 1 }, bearing(bearer))).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    const next = await uploaded("#679", "cover");
    const { reply } = await post(given.url, imageRestore, { eventId, id }, bearing(bearer));
    expect(reply?.data.picture).toEqual(shown);
    expect((await fetch(address)).status).toBe(200);
    expect((await ofKind("cover")).map((image) => image.id)).toEqual([id]);
    expect((await fetch(given.url + imagePath(next.picture, 480))).status).toBe(404);
  });

  it("brings two covers back at once: one of them is the cover", async () => {
    const covers = [await uploaded("#67a", "cover"), await uploaded("#67b", "cover"), await uploaded("#67c", "cover")];
    const [current] = await ofKind("cover");
    const { id: last, revision } = current!;
    await post(given.url, imageDelete, { eventId, id: last, revision }, bearing(bearer));
    const replies = await Promise.all(
      covers.map(({ id }) => post(given.url, imageRestore, { eventId, id }, bearing(bearer))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ofKind("cover")).toHaveLength(1);
  });

  it("refuses a picture that somebody else changed, and one that is gone", async () => {
    const { id } = await uploaded("#789", "gallery");
    const remove = (revision: number) => post(given.url, imageDelete, { eventId, id, revision }, bearing(bearer));
    expect((await remove(7)).problem?.code).toBe("edit_conflict");
    await remove(1);
    expect((await remove(2)).problem?.code).toBe("not_found");
  });

  it("removes files after a day, unless another event shows them", async () => {
    const { id, picture: shown } = await uploaded("#89a", "sponsor");
    await given.db.transaction().execute((tx) => copyTo(tx, eventId, otherId));
    await post(given.url, imageDelete, { eventId, id, revision: 1 }, bearing(bearer));
    await sql`update images set deleted_at = now() - interval '25 hours' where deleted_at is not null`.execute(
      given.db,
    );
    await given.work();
    expect((await post(given.url, imageRestore, { eventId, id }, bearing(bearer))).status).toBe(404);
    expect((await fetch(given.url + imagePath(shown, 320))).status).toBe(200);
    const { rows } = await sql`
      select hash from image_files f where not exists (select from images i where i.hash = f.hash)`.execute(given.db);
    expect(rows).toEqual([]);
  });
});

it("gives staff the whole picture, to choose a part", async () => {
  const { id } = await uploaded("#9ab", "gallery");
  const path = `${given.url}/api/event/${imageOriginal.name}?eventId=${eventId}&id=${id}`;
  const reply = await fetch(path, { headers: bearing(bearer) });
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, height, reply.headers.get("cache-control")]).toEqual([800, 600, "no-store"]);
});

it("does not touch the pictures of other events", async () => {
  const { id } = await uploaded("#abc", "gallery");
  const stranger = await givenSignedIn(given, "stranger", "event_manager", otherId);
  const edit = { eventId: otherId, id, revision: 1, crop: null, alt: { th: "", en: "" } };
  for (const { status, problem } of [
    await post(given.url, imageSave, edit, bearing(stranger)),
    await post(given.url, imageSave, { ...edit, eventId }, bearing(stranger)),
    await post(given.url, imageDelete, edit, bearing(stranger)),
    await post(given.url, imageRestore, edit, bearing(stranger)),
    await get(given.url, imageOriginal, stranger, { eventId: otherId, id }),
    await get(given.url, imageList, stranger, { eventId }),
  ]) {
    expect([status, problem?.code]).toEqual([404, expect.stringMatching(/^not_(found|permitted)$/)]);
  }
  expect((await get(given.url, imageList, undefined, { eventId })).status).toBe(401);
});

it.each(["x.webp", "0123456789abcdef0123456789abcdef-480.webp", "../../etc/passwd", "%2e%2e%2fpackage.json"])(
  "serves nothing at /images/%s",
  async (path) => {
    expect((await fetch(`${given.url}/images/${path}`)).status).toBe(404);
  },
);

it("writes every change into the audit log", async () => {
  const ofPictures = given.db.selectFrom("auditEntries").where("subjectKind", "in", ["image", "images"]);
  const actions = await ofPictures.select("action").distinct().execute();
  expect(actions.map(({ action }) => action).sort()).toEqual([
    "image-delete",
    "image-order",
    "image-restore",
    "image-save",
    "image-upload",
  ]);
});
