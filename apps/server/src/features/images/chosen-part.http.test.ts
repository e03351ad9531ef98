import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Crop, type ImageKind, imageOriginal, imageSave, imageUpload } from "@time-event/contract/images";
import { fallbackWidthOf, imagePath, type Picture } from "@time-event/contract/picture";
import { bearing, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let bearer: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ state: "open" }), { entries: [] });
  bearer = await givenSignedIn(given, "manager", "event_manager", eventId);
});
afterAll(() => given.stop());

const colours = { red: [200, 30, 30], green: [30, 160, 60], blue: [30, 60, 200], yellow: [220, 200, 40] } as const;
type Colour = keyof typeof colours;

const width = 1_200;
const height = 800;
/** The quarters as a person sees them. */
const upright: readonly Colour[] = ["red", "green", "blue", "yellow"];

/** Where a camera's file has the quarters that belong above left, above right, below left and below right. */
const storedOrder = new Map([
  [1, [0, 1, 2, 3]],
  [2, [1, 0, 3, 2]],
  [3, [3, 2, 1, 0]],
  [6, [1, 3, 0, 2]],
  [8, [2, 0, 3, 1]],
]);

/** A photograph of four coloured quarters as a camera stores it that was held so. */
async function photograph(orientation: number): Promise<Buffer> {
  const isOnItsSide = orientation >= 5;
  const [wide, high] = isOnItsSide ? [height, width] : [width, height];
  const order = storedOrder.get(orientation)!;
  const quarter = async (index: number) => {
    const [r, g, b] = colours[upright[order[index]!]!];
    const create = { width: wide / 2, height: high / 2, channels: 3, background: { r, g, b } } as const;
    return {
      input: await sharp({ create }).png().toBuffer(),
      left: (index % 2) * (wide / 2),
      top: Math.floor(index / 2) * (high / 2),
    };
  };
  return sharp({ create: { width: wide, height: high, channels: 3, background: "white" } })
    .composite(await Promise.all([0, 1, 2, 3].map(quarter)))
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colours near the four corners of a picture. */
async function cornersOf(bytes: Uint8Array): Promise<Colour[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (across: number, down: number) => {
    const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
    const apart = (colour: Colour) =>
      Math.max(...colours[colour].map((value, each) => Math.abs(value - data[at + each]!)));
    const [nearest] = upright.toSorted((a, b) => apart(a) - apart(b));
    expect(apart(nearest!)).toBeLessThan(25);
    return nearest!;
  };
  return [colourAt(0.04, 0.04), colourAt(0.96, 0.04), colourAt(0.04, 0.96), colourAt(0.96, 0.96)];
}

async function served(picture: Picture): Promise<{ readonly name: string; readonly bytes: Uint8Array }[]> {
  const paths = [
    ...picture.widths.map((each) => imagePath(picture, each)),
    imagePath(picture, fallbackWidthOf(picture.widths), "jpg"),
  ];
  return Promise.all(
    paths.map(async (path) => {
      const reply = await fetch(given.url + path);
      expect(reply.status).toBe(200);
      return { name: path, bytes: new Uint8Array(await reply.arrayBuffer()) };
    }),
  );
}

const parts: readonly (readonly [string, Crop, readonly Colour[]])[] = [
  ["the quarter above right", { x: 0.5, y: 0, width: 0.5, height: 0.5 }, ["green", "green", "green", "green"]],
  ["the left half", { x: 0, y: 0, width: 0.5, height: 1 }, ["red", "red", "blue", "blue"]],
  ["the middle", { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, upright],
];

describe.each<[ImageKind, number]>([
  ["cover", 1],
  ["cover", 6],
  ["cover", 8],
  ["logo", 2],
  ["logo", 3],
])("a %s whose camera was held as orientation %i", (kind, orientation) => {
  it("shows staff the whole picture upright, and everybody the part that they drew, in each size", async () => {
    const { reply } = await upload(given.url, imageUpload, await photograph(orientation), bearer, { eventId, kind });
    const { id, originalWidth, originalHeight } = reply!.data;
    expect([originalWidth, originalHeight]).toEqual([width, height]);
    const path = `${given.url}/api/event/${imageOriginal.name}?eventId=${eventId}&id=${id}`;
    const whole = await fetch(path, { headers: bearing(bearer) });
    expect(await cornersOf(new Uint8Array(await whole.arrayBuffer()))).toEqual(upright);

    let { revision } = reply!.data;
    for (const [name, crop, expected] of parts) {
      const body = { eventId, id, revision, crop, alt: { th: "", en: "" } };
      const saved = (await post(given.url, imageSave, body, bearing(bearer))).reply!.data;
      ({ revision } = saved);
      const { picture } = saved;
      expect(picture.width / picture.height).toBeCloseTo((crop.width * width) / (crop.height * height), 2);
      expect(picture.widths.length).toBeGreaterThan(1);
      for (const file of await served(picture)) {
        const size = await sharp(file.bytes).metadata();
        expect(size.width / size.height, `${name}, ${file.name}`).toBeCloseTo(picture.width / picture.height, 1);
        expect(await cornersOf(file.bytes), `${name}, ${file.name}`).toEqual(expected);
      }
    }
  });
});
