import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { Db } from "../../src/db/connection.ts";
import { createAddOnsService } from "../../src/features/add-ons/add-ons.service.ts";
import { createImagesService } from "../../src/features/images/images.service.ts";
import type { WorkerPool } from "../../src/lib/heavy-work/worker-pool.ts";
import { demonstration } from "../master/demonstration-author.ts";
import { cityRunAddOns } from "./city-run-extras.ts";

const require = createRequire(import.meta.url);
const font = {
  fontFiles: [require.resolve("@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf")],
  loadSystemFonts: false,
  defaultFontFamily: "Sarabun",
};
const side = 960;

/** Gives the shirt of the city run its picture. */
export async function seedShirtPicture(
  db: Db,
  workers: WorkerPool,
  { eventId }: { readonly eventId: number },
): Promise<void> {
  const addOns = createAddOnsService(db);
  const images = createImagesService(db, workers);
  const shirt = (await addOns.list({ eventId })).data.find(({ name }) => name.th === cityRunAddOns[0]!.name.th)!;
  const picture = (await images.upload({ eventId, kind: "add_on" }, drawShirt(), demonstration)).data;
  const alt = { th: "เสื้อสีเขียวทะเล ลายคุ้งน้ำเจ้าพระยา", en: "A sea-green shirt with the bend of the Chao Phraya" };
  await images.save({ eventId, id: picture.id, revision: picture.revision, crop: picture.crop, alt }, demonstration);
  const { changedAt: _at, changedBy: _by, ...form } = shirt;
  await addOns.save({ eventId, ...form, pictureId: picture.id }, demonstration);
}

function drawShirt(): Buffer {
  return new Resvg(drawing, { font, fitTo: { mode: "width", value: side } }).render().asPng();
}

/** A shirt that is laid flat, with the river's bend across its chest. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" font-family="Sarabun" font-weight="700">
  <defs>
    <linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#14a39a"/><stop offset="1" stop-color="#0b6f78"/>
    </linearGradient>
    <clipPath id="shirt"><path d="M168 70 L96 98 L34 196 L92 238 L122 200 V424 H358 V200 L388 238 L446 196 L384 98 L312 70 Q240 128 168 70 Z"/></clipPath>
    <clipPath id="front"><rect x="122" width="236" height="424"/></clipPath>
  </defs>
  <rect width="480" height="480" fill="#eef4f3"/>
  <ellipse cx="240" cy="440" rx="150" ry="12" fill="#cfdedc"/>
  <g clip-path="url(#shirt)">
    <rect width="480" height="480" fill="url(#cloth)"/>
    <g clip-path="url(#front)">
      <path d="M60 380 C150 400 120 250 210 262 S300 400 340 330 S320 210 460 216" fill="none" stroke="#8fe3d2" stroke-width="26" stroke-linecap="round" opacity="0.55"/>
      <path d="M60 396 C158 414 134 272 212 282 S304 414 352 342 S336 232 460 238" fill="none" stroke="#ffd166" stroke-width="5" stroke-linecap="round"/>
    </g>
    <path d="M122 200 L112 150 M358 200 L368 150" stroke="#085a62" stroke-width="3" opacity="0.6"/>
    <path d="M168 70 Q240 128 312 70" fill="none" stroke="#ffd166" stroke-width="14"/>
  </g>
  <text x="240" y="176" font-size="24" fill="#fff" text-anchor="middle" letter-spacing="1">CHAO PHRAYA</text>
  <text x="240" y="206" font-size="20" fill="#ffd166" text-anchor="middle" letter-spacing="3">RIVERSIDE 42K</text>
</svg>`;
