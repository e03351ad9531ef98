// How long the event loop keeps everybody else waiting while staff do heavy work: pictures, large spreadsheets, a long
// GPX track, a whole race as a ZIP file.
import sharp from "sharp";
import { createWorkerPool } from "../apps/server/src/lib/heavy-work/worker-pool.ts";
import { createSpreadsheetWriter } from "../apps/server/src/lib/spreadsheets/spreadsheets.ts";
import { callPath } from "../packages/contract/src/call.ts";
import { courseUpload } from "../packages/contract/src/courses.ts";
import { entryExport } from "../packages/contract/src/entries.ts";
import { entryImport, entryImportPreview } from "../packages/contract/src/entry-import.ts";
import { raceFolderExport, raceFolderPreview } from "../packages/contract/src/race-folder.ts";
import { imageUpload } from "../packages/contract/src/images.ts";
import { startChild } from "./support/child.ts";

const entries = 32_000;
const trackPoints = 100_000;

const server = startChild("staff-server.ts", String(entries));
const { url, eventId, username, password } = await server.next<{
  url: string;
  eventId: number;
  username: string;
  password: string;
}>("eventId");

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username, password });
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}/api/auth/token`, { method: "POST", headers, body });
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token;
}

async function call(path: string, file?: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const reply = await fetch(`${url}/api/event/${path}`, {
    method: file ? "POST" : "GET",
    headers: { authorization: `Bearer ${bearer}`, ...(file && { "content-type": "application/octet-stream" }) },
    ...(file && { body: file }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.arrayBuffer();
}

/** Runs twice. The first time also loads code, and counts, too. */
async function watch(what: string, work: () => Promise<unknown>): Promise<void> {
  bearer = await signIn();
  for (const round of ["first", "again"]) {
    server.send({ watch: true });
    const startedAt = performance.now();
    await work();
    const tookMs = performance.now() - startedAt;
    server.send({ watch: false });
    const { lag, residentMb } = await server.next<{ lag: { p99Ms: number; longestMs: number }; residentMb: number }>(
      "lag",
    );
    const [took, p99, longest] = [tookMs, lag.p99Ms, lag.longestMs].map((ms) => `${ms.toFixed(0).padStart(6)} ms`);
    console.log(
      `${what.padEnd(34)} ${round}  took ${took}  loop p99 ${p99}  longest ${longest}  ${residentMb.toFixed(0)} MB`,
    );
  }
}

/** Lines as a registration office has them: all entries are new, each with its own name. */
async function workbook(): Promise<Uint8Array<ArrayBuffer>> {
  const header = ["bib", "category", "firstName", "lastName", "gender", "birthDate", "club"];
  const rows = Array.from({ length: entries }, (_, at) => [
    String(200_001 + at),
    "10K",
    `สมชาย${at}`,
    `ใจดี${at}`,
    at % 2 ? "F" : "M",
    "1990-06-15",
    "ชมรมวิ่ง",
  ]);
  const file = createSpreadsheetWriter({ format: "xlsx", sheet: "A", header });
  file.add(rows);
  const workers = createWorkerPool(console.error);
  const bytes = new Uint8Array(await file.finish(workers));
  await workers.stop();
  return bytes;
}

function track(): Uint8Array<ArrayBuffer> {
  const points = Array.from({ length: trackPoints }, (_, at) => {
    const lat = (18.8 + at * 0.000_02 + Math.sin(at) * 0.000_01).toFixed(7);
    return `<trkpt lat="${lat}" lon="${(98.92 + Math.cos(at / 50) * 0.001).toFixed(7)}"><ele>${(at % 900) + 100}</ele></trkpt>`;
  });
  const text = `<?xml version="1.0"?><gpx version="1.1" creator="bench"><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`;
  return new Uint8Array(Buffer.from(text));
}

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const photograph = new Uint8Array(
  await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "#446688", noise } })
    .jpeg({ quality: 70 })
    .toBuffer(),
);
const spreadsheet = await workbook();
const gpx = track();
let bearer = "";
const listed = { eventId, sort: "bib", direction: "asc", language: "th", personal: "yes" } as const;
const sheet = { eventId, fileName: "a.xlsx", sheet: 0 };
const expected = { take: "all", expectNew: entries, expectChanged: 0 } as const;

await watch("nothing", () => new Promise((resolve) => setTimeout(resolve, 500)));
await watch("picture of 24 million pixels", () =>
  call(callPath(imageUpload, { eventId, kind: "gallery" }), photograph),
);
await watch(`GPX track of ${trackPoints} points`, () => call(callPath(courseUpload, { eventId }), gpx));
await watch(`XLSX export of ${entries}`, () => call(callPath(entryExport, { ...listed, format: "xlsx" })));
await watch(`CSV export of ${entries}`, () => call(callPath(entryExport, { ...listed, format: "csv" })));
await watch(`XLSX preview of ${entries}`, () => call(callPath(entryImportPreview, sheet), spreadsheet));
let zip = new ArrayBuffer();
await watch(`race of ${entries} as ZIP`, async () => (zip = await call(callPath(raceFolderExport, { eventId }))));
await watch(`preview of that ZIP`, () =>
  call(callPath(raceFolderPreview, { slug: "another-race" }), new Uint8Array(zip)),
);
let imported = false;
await watch(`XLSX import of ${entries}`, async () => {
  // entries of the first import are not new any more
  if (!imported) await call(callPath(entryImport, { ...sheet, ...expected }), spreadsheet);
  else await call(callPath(entryImport, { ...sheet, ...expected, expectNew: 0 }), spreadsheet);
  imported = true;
});
server.stop();
