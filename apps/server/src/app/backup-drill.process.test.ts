import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageList, imageUpload } from "@time-event/contract/images";
import { imagePath } from "@time-event/contract/picture";
import { demoCourses } from "../../demo/courses/demo-courses.ts";
import { toRaceSource } from "../../demo/demo-race.ts";
import { dayAt } from "../../demo/local-days.ts";
import { seedMasterData } from "../../demo/master/seed-master-data.ts";
import { trailRace } from "../../demo/trail/trail-race.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { contentsOf } from "../db/backup/testing/given-backup.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import { withClient } from "../db/client.ts";
import { connect } from "../db/connection.ts";
import { givenEmptyDatabase } from "../db/testing/given-database.ts";
import { createAnchors } from "../features/audit/anchors.ts";
import { createAuditCheckService } from "../features/audit/audit-check.service.ts";
import { storeDrawnCourses } from "../features/courses/drawn-courses.service.ts";
import { importRace } from "../features/race-folder/import-race.service.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { get, upload } from "../testing/call-service.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenDataFolder, givenServer } from "./testing/given-server.ts";

// The drill: a race with its pictures is backed up while somebody writes, restored elsewhere, and compared completely.
let given: GivenApp;
let bearer: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  await seedMasterData(given.db);
  const race = toRaceSource(trailRace(dayAt(Date.parse("2026-03-11T10:00:00+07:00"))));
  const { slug } = await importRace(given.db, race);
  await storeDrawnCourses(given.db, slug, demoCourses[slug]!);
  ({ id: eventId } = await given.db.selectFrom("events").select("id").executeTakeFirstOrThrow());
  bearer = await givenSignedIn(given, "manager", "event_manager", eventId);
  for (const [kind, background] of [
    ["cover", "#264"],
    ["gallery", "#a33"],
    ["gallery", "#db4"],
  ] as const) {
    const create = {
      width: 1600,
      height: 1200,
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    } as const;
    await upload(given.url, imageUpload, await sharp({ create }).jpeg().toBuffer(), bearer, { eventId, kind });
  }
}, 120_000);
afterAll(() => given.stop());

/**
 * Writes the same code into the first table that a backup reads and into one of the last, in one transaction after
 * another, until it is told to stop.
 */
function keepWriting(url: string) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let isAsked = false;
  let count = 0;
  const done = withClient(url, async (client) => {
    while (!isAsked) {
      const code = `drill-${++count}`;
      await client.query(`begin;
        insert into event_types (code, position, name_th, name_en) values ('${code}', 500, '', '');
        insert into roles (code, position, name_th, name_en) values ('${code}', 500, '', ''); commit`);
      if (count === 20) begin();
    }
  });
  return { begun, count: () => count, stop: () => ((isAsked = true), done) };
}

const codesIn = (rows: unknown) => (rows as string[]).flatMap((row) => /\((drill-\d+)/.exec(row)?.[1] ?? []).toSorted();

describe("a backup that is made while others write", () => {
  let folder: string;
  let empty: Awaited<ReturnType<typeof givenEmptyDatabase>>;
  let restoredUrl: string;
  let restoredDir: string;
  let before: Record<string, unknown>;
  let during: { from: number; to: number };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "te-drill-"));
    empty = await givenEmptyDatabase();
    restoredUrl = empty.url;
    await createAuditCheckService(given.db, createAnchors(given.dataDir)).anchor(Date.now());
    before = await contentsOf(given.databaseUrl);
    const writing = keepWriting(given.databaseUrl);
    await writing.begun;
    const from = writing.count();
    const file = join(folder, "drill.backup");
    const source = { url: given.databaseUrl, dataDir: given.dataDir, appVersion: "drill", now: new Date(0) };
    await writeBackup(source, file);
    during = { from, to: writing.count() };
    await writing.stop();
    restoredDir = join(folder, "data");
    await restoreBackup(file, { url: restoredUrl, dataDir: restoredDir });
  }, 120_000);
  afterAll(async () => {
    await empty.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("shows one moment: of two rows that were written together it has both or none", async () => {
    const restored = await contentsOf(restoredUrl);
    const first = codesIn(restored["public.event_types"]);
    expect(first).toEqual(codesIn(restored["public.roles"]));
    expect(first.length).toBeGreaterThanOrEqual(during.from - 1);
    // otherwise nobody wrote meanwhile, and the test showed nothing
    expect(during.to).toBeGreaterThan(during.from + 5);
  });

  test("has every other table, sequence, index, reference and trigger as they were, row by row", async () => {
    const restored = await contentsOf(restoredUrl);
    expect(Object.keys(restored)).toEqual(Object.keys(before));
    const different = Object.keys(before).filter(
      (name) =>
        !["public.event_types", "public.roles"].includes(name) &&
        JSON.stringify(restored[name]) !== JSON.stringify(before[name]),
    );
    expect(different).toEqual([]);
    expect((restored["public.passings"] as unknown[]).length).toBeGreaterThan(1_000);
    expect((restored["public.image_files"] as unknown[]).length).toBeGreaterThan(6);
  });

  test("has the audit log, whole, with the hashes that were noted outside of the database", async () => {
    const [noted, brought] = [given.dataDir, restoredDir].map((folder) => join(folder, "audit-anchors"));
    expect(await readFile(brought!)).toEqual(await readFile(noted!));
    const { db, close } = connect(restoredUrl);
    const check = await createAuditCheckService(db, createAnchors(restoredDir)).check({ after: 0, hash: "" });
    await close();
    expect(check.data).toMatchObject({ broken: null, anchors: 1 });
    expect(check.data.last).toBeGreaterThan(2);
  });

  test("works: its server serves every picture byte by byte, and accepts the same sign-in", async () => {
    const server = await givenServer(await givenDataFolder(), { DATABASE_URL: restoredUrl });
    const images = (await get(given.url, imageList, bearer, { eventId })).reply!.data;
    expect(images).toHaveLength(3);
    for (const { picture } of images) {
      for (const width of picture.widths) {
        const bytesOf = async (url: string) => (await fetch(url + imagePath(picture, width))).arrayBuffer();
        expect(Buffer.from(await bytesOf(server.url))).toEqual(Buffer.from(await bytesOf(given.url)));
      }
    }
    expect((await get(server.url, imageList, bearer, { eventId })).reply!.data).toEqual(images);
  });
});
