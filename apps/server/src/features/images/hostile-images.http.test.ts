import { afterAll, beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { imageUpload } from "@time-event/contract/images";
import { imagePath } from "@time-event/contract/picture";
import { upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { noPictures, oddPictures } from "../../testing/upload-corpus/hostile-pictures.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

// Whatever is sent as a picture: it is refused with a word, or what we store is a picture and nothing else.

let given: GivenApp;
let bearer: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  bearer = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

describe("is refused with a word, and nothing of it is stored", () => {
  it.each(noPictures.map((file) => [file.name, file] as const))("%s", async (_, { bytes, problem: word }) => {
    const params = { eventId, kind: "gallery" } as const;
    const { status, problem } = await upload(given.url, imageUpload, await bytes(), bearer, params);
    expect([status, problem?.code, problem?.errors]).toEqual([409, "refused", [{ path: "file", code: word }]]);
    for (const table of ["images", "imageOriginals", "imageFiles"] as const) {
      expect(await given.db.selectFrom(table).select("hash").execute()).toEqual([]);
    }
  });

  it("an empty file", async () => {
    const { problem } = await upload(given.url, imageUpload, Buffer.alloc(0), bearer, { eventId, kind: "gallery" });
    expect(problem?.errors).toEqual([{ path: "file", code: "required" }]);
  });
});

describe("is redrawn, and clean", () => {
  it("the poison is really in them", async () => {
    const poisoned = oddPictures.flatMap(({ bytes, poison }) => (poison === undefined ? [] : [{ bytes, poison }]));
    for (const { bytes, poison } of poisoned) expect((await bytes()).includes(poison)).toBe(true);
  });

  it.each(oddPictures.map((file) => [file.name, file] as const))(
    "%s",
    async (_, { bytes, poison = "no such bytes" }) => {
      const { reply } = await upload(given.url, imageUpload, await bytes(), bearer, { eventId, kind: "gallery" });
      const { picture } = reply!.data;
      for (const [width, format] of [
        ...picture.widths.map((each) => [each, "webp"] as const),
        [picture.widths.at(-1)!, "jpg"] as const,
      ]) {
        const answer = await fetch(given.url + imagePath(picture, width, format));
        const kept = Buffer.from(await answer.arrayBuffer());
        const { exif, xmp, iptc, icc, pages, depth, space } = await sharp(kept).metadata();
        expect([exif, xmp, iptc, icc, pages ?? 1, depth, space]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          1,
          "uchar",
          "srgb",
        ]);
        expect(kept.includes(poison)).toBe(false);
      }
    },
  );
});
