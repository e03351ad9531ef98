import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { decodeLine } from "@time-event/domain/course/line-text";
import { courseDelete, courseGpx, courseList, courseSave, courseUpload } from "@time-event/contract/courses";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webEventGet } from "@time-event/contract/events";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { hostileNames } from "../../testing/upload-corpus/hostile-names.ts";
import { gpxFile, gpxTrack, hostileTracks } from "../../testing/upload-corpus/hostile-tracks.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { copyTo } from "./courses.service.ts";

let given: GivenApp;
let bearer: string;
let eventId: number;
let otherId: number;
let categoryId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "doi-pui", state: "open" }), { entries: [] });
  otherId = await givenRace(given.db, givenRaceDefinition({ slug: "other", state: "open" }), { entries: [] });
  categoryId = await categoryOf(eventId);
  bearer = await givenSignedIn(given, "manager", "event_manager", eventId);
});
afterAll(() => given.stop());

async function categoryOf(event: number): Promise<number> {
  const query = given.db.selectFrom("categories").select("id").where("eventId", "=", event);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Up a mountain and down again: so many kilometres north, 500 m up on the way there. */
function hill(km: number): string {
  const there = Array.from({ length: 101 }, (_, index) => index / 100);
  return gpxTrack(
    [...there, ...there.toReversed()].map((share) => [
      (18.8 + (share * km) / 2 / 111.195).toFixed(6),
      "98.920000",
      (700 + 500 * share).toFixed(1),
    ]),
  );
}

const send = (text: string | Buffer, caller = bearer) =>
  upload(given.url, courseUpload, Buffer.from(text), caller, { eventId });

const save = (body: Partial<BodyOf<typeof courseSave>>, caller = bearer) =>
  post(
    given.url,
    courseSave,
    {
      eventId,
      id: null,
      revision: 0,
      trackId: null,
      name: { th: "เส้นทาง", en: "" },
      fileName: "",
      categoryIds: [],
      ...body,
    },
    bearing(caller),
  );

async function givenCourse(body: Partial<BodyOf<typeof courseSave>> = {}) {
  const { reply } = await send(gpxFile(hill(10)));
  return (await save({ trackId: reply!.data.trackId, ...body })).reply!.data;
}

const fetchGpx = (id: number) =>
  fetch(`${given.url}/api/event/${courseGpx.name}?eventId=${eventId}&id=${id}`, { headers: bearing(bearer) });

describe("course-upload", () => {
  it("says what is in a file", async () => {
    const { reply } = await send(gpxFile(hill(10)));
    const { distanceM, ascentM, descentM, lowestM, highestM, points, parts, widestGapM, name, line } = reply!.data;
    expect(Math.abs(distanceM - 10_000)).toBeLessThan(20);
    for (const climbM of [ascentM!, descentM!]) expect(Math.abs(climbM - 500)).toBeLessThan(10);
    expect([Math.round(lowestM! / 10), Math.round(highestM! / 10)]).toEqual([70, 120]);
    expect([points, parts, widestGapM, name]).toEqual([202, 1, 0, "A"]);
    expect(decodeLine(line).length).toBeLessThan(300);
  });

  it("joins the segments of all tracks, and reports the gaps between them", async () => {
    const two = `<trk><name>Doi &amp; Pui</name><trkseg><trkpt lat="18.8" lon="98.9"/><trkpt lat="18.81" lon="98.9"/></trkseg>
      <trkseg><trkpt lat="18.82" lon="98.9"/><trkpt lat="18.83" lon="98.9"/></trkseg></trk><trk/>`;
    const { parts, widestGapM, ascentM, name } = (await send(gpxFile(two))).reply!.data;
    expect([parts, Math.round(widestGapM), ascentM, name]).toEqual([2, 1112, null, "Doi & Pui"]);
  });

  it("places the waypoints of a file on the course, and counts those that have no place", async () => {
    const places = `<wpt lat="18.81" lon="98.9205"><ele>800</ele><name>Spring &amp; Hut</name><sym>Water</sym></wpt>
      <wpt lat="18.845" lon="98.92"/><wpt lat="18.81" lon="98.9205"><name>Back</name></wpt>
      <wpt lat="north" lon="98.92"><name>Nowhere</name></wpt><wpt/>`;
    const { waypoints, waypointCount } = (await send(gpxFile(places + hill(10)))).reply!.data;
    expect(waypointCount).toBe(5);
    expect(
      waypoints.map(({ name, symbol, elevationM, distanceM, awayM }) => [
        name,
        symbol,
        elevationM,
        Math.round(distanceM / 100),
        Math.round(awayM / 10),
      ]),
    ).toEqual([
      ["Spring & Hut", "Water", 800, 11, 5],
      ["", "", null, 50, 0],
      ["Back", "", null, 89, 5],
    ]);
  });

  it("accepts a route if there is no track, and namespaces, other encodings and extensions", async () => {
    const route = '<rte><rtept lat="18.8" lon="98.9"/><rtept lat="18.81" lon="98.9"/></rte>';
    expect((await send(gpxFile(route))).status).toBe(200);
    const prefixed = gpxFile(hill(1)).replaceAll(/<(\/?)([a-z])/g, "<$1g:$2");
    expect((await send(prefixed)).reply?.data.points).toBe(202);
    expect((await send(Buffer.from(`\uFEFF${gpxFile(hill(1))}`, "utf16le"))).reply?.data.points).toBe(202);
    const extended = gpxFile(hill(1)).replaceAll("</trkpt>", "<extensions><x><hr>140</hr></x></extensions></trkpt>");
    expect((await send(extended)).reply?.data.points).toBe(202);
  });

  it.each(hostileTracks.map((track) => [track.name, track] as const))("refuses %s", async (_, { text, problem }) => {
    await given.db.deleteFrom("courses").execute();
    await given.db.deleteFrom("courseTracks").execute();
    const answer = await send(text());
    expect([answer.status, answer.problem?.code]).toEqual([409, "refused"]);
    expect(answer.problem?.errors?.[0]?.code).toBe(problem);
    expect(await given.db.selectFrom("courseTracks").select("id").execute()).toEqual([]);
  });

  it("names the wrong point", async () => {
    const { problem } = await send(
      gpxFile(
        gpxTrack([
          ["18", "98"],
          ["18.1", "98"],
          ["north", "98"],
        ]),
      ),
    );
    expect(problem?.errors).toEqual([{ path: "file.points.3", code: "gpx_bad_place" }]);
  });

  it("reads files in a separate thread", async () => {
    const file = gpxFile(
      `<trk><trkseg>${'<trkpt lat="1" lon="1"><ele>1</ele></trkpt>'.repeat(190_000)}</trkseg></trk>`,
    );
    const before = { here: process.threadCpuUsage(), all: process.cpuUsage() };
    const { problem } = await send(file);
    const spentHere = process.threadCpuUsage(before.here);
    const spent = process.cpuUsage(before.all);
    expect(problem?.errors?.[0]?.code).toBe("gpx_too_short");
    expect(spentHere.user + spentHere.system).toBeLessThan((spent.user + spent.system) / 2);
  });

  it("removes unsaved tracks after a day", async () => {
    const { reply } = await send(gpxFile(hill(2)));
    await sql`update course_tracks set read_at = now() - interval '25 hours'`.execute(given.db);
    await given.work();
    expect((await save({ trackId: reply!.data.trackId })).problem?.code).toBe("not_found");
  });
});

describe("course-save", () => {
  it("shows a course on the public page, to the categories that use it", async () => {
    const name = { th: "เส้นทาง 10 กม.", en: "10 km course" };
    const saved = await givenCourse({ name, categoryIds: [categoryId], fileName: "doi-pui.gpx" });
    expect(saved).toMatchObject({
      revision: 1,
      name,
      categoryIds: [categoryId],
      fileName: "doi-pui.gpx",
      changedBy: "manager",
    });
    const { data } = await callWebApi(given.url, webEventGet, { event: "doi-pui" });
    const { line, ascentM, descentM, distanceM, lowestM, highestM } = saved;
    expect(data.courses).toEqual([
      { name, categories: ["10K"], line, ascentM, descentM, distanceM, lowestM, highestM },
    ]);
    const frame = await callWebApi(given.url, webEventGet, { event: "doi-pui", part: "frame" });
    expect([frame.data.courses, frame.data.gallery, frame.data.cover]).toEqual([[], [], null]);
  });

  it("gives a category one course, and lets a course keep its track", async () => {
    const first = await givenCourse({ categoryIds: [categoryId] });
    const second = await givenCourse({ categoryIds: [categoryId] });
    const { reply } = await get(given.url, courseList, bearer, { eventId });
    const of = (id: number) => reply!.data.find((course) => course.id === id)!;
    expect([of(first.id).categoryIds, of(second.id).categoryIds]).toEqual([[], [categoryId]]);
    expect(reply!.meta.categories).toMatchObject([{ id: categoryId, code: "10K", course: ["START", "CP1", "FIN"] }]);
    expect(reply!.meta.checkpoints.map(({ code }) => code)).toEqual(["START", "CP1", "FIN"]);

    const renamed = await save({ id: second.id, revision: 1, name: { th: "ใหม่", en: "New" } });
    expect(renamed.reply?.data).toMatchObject({ name: { en: "New" }, line: second.line, revision: 2, categoryIds: [] });
  });

  it("replaces the old track by another", async () => {
    const before = await givenCourse();
    const { reply } = await send(gpxFile(hill(21)));
    const after = await save({ id: before.id, revision: 1, trackId: reply!.data.trackId });
    expect(Math.round(after.reply!.data.distanceM / 1_000)).toBe(21);
    const again = await save({ trackId: reply!.data.trackId });
    expect([again.status, again.problem?.code]).toEqual([404, "not_found"]);
  });

  it("does not overwrite somebody else's save", async () => {
    const { id } = await givenCourse();
    await save({ id, revision: 1 });
    const { status, problem } = await save({ id, revision: 1 });
    expect([status, problem?.code, problem?.changedBy]).toEqual([409, "edit_conflict", "manager"]);
  });

  it.each([
    ["no name", { name: { th: " ", en: "" } }],
    ["a name without end", { name: { th: "ก".repeat(121), en: "" } }],
  ])("refuses %s", async (_, body) => {
    expect((await save(body)).problem?.code).toBe("invalid_input");
  });

  it("refuses a new course without a track", async () => {
    const { problem } = await save({ trackId: null });
    expect([problem?.code, problem?.errors]).toEqual(["refused", [{ path: "trackId", code: "required" }]]);
  });

  it("finds no category of another event", async () => {
    const { reply } = await send(gpxFile(hill(5)));
    const { status, problem } = await save({ trackId: reply!.data.trackId, categoryIds: [await categoryOf(otherId)] });
    expect([status, problem?.code]).toEqual([404, "category_not_found"]);
  });

  it("runs nothing that a name contains", async () => {
    const { id } = await givenCourse();
    let revision = 1;
    for (const name of hostileNames) {
      const saved = await save({ id, revision, fileName: name, name: { th: name, en: name } });
      expect([200, 400]).toContain(saved.status);
      if (!saved.reply) continue;
      revision = saved.reply.data.revision;
      const file = await fetchGpx(id);
      expect(file.status).toBe(200);
      expect(file.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[\w.-]*"; filename\*=UTF-8''[\w.%!~*'()-]+$/,
      );
      expect(file.headers.get("set-cookie")).toBeNull();
    }
    expect(revision).toBeGreaterThan(5);
  });
});

it("course-gpx returns the way alone, without anything else of the file", async () => {
  const timed = gpxFile(`<metadata><author><name>Malee</name></author></metadata>${hill(4)}`).replaceAll(
    "</ele>",
    "</ele><time>2026-01-04T05:12:00Z</time>",
  );
  const { reply } = await send(timed);
  const { id } = (await save({ trackId: reply!.data.trackId, name: { th: "ดอย <ปุย> & สุเทพ", en: "" } })).reply!.data;
  const file = await fetchGpx(id);
  const text = await file.text();
  expect(file.headers.get("content-type")).toBe("application/gpx+xml");
  expect(text).toContain("<name>ดอย &#60;ปุย&#62; &#38; สุเทพ</name>");
  expect(text).toContain('<trkpt lat="18.800000" lon="98.920000"><ele>700.0</ele></trkpt>');
  expect(text).not.toMatch(/Malee|2026/);
  const back = (await send(text)).reply!.data;
  expect([back.line, back.points, back.name]).toEqual([reply!.data.line, 202, "ดอย <ปุย> & สุเทพ"]);
});

it("course-delete removes a course", async () => {
  const { id } = await givenCourse({ categoryIds: [categoryId] });
  const remove = (revision: number) => post(given.url, courseDelete, { eventId, id, revision }, bearing(bearer));
  expect((await remove(4)).problem?.code).toBe("edit_conflict");
  expect((await remove(1)).status).toBe(200);
  expect((await remove(1)).problem?.code).toBe("not_found");
  expect((await get(given.url, courseList, bearer, { eventId })).reply?.data.map((course) => course.id)).not.toContain(
    id,
  );
});

it("leaves the courses of other events alone", async () => {
  const { id } = await givenCourse();
  const stranger = await givenSignedIn(given, "stranger", "event_manager", otherId);
  const { reply } = await send(gpxFile(hill(5)));
  for (const { status } of [
    await save({ id, revision: 1, eventId: otherId }, stranger),
    await save({ trackId: reply!.data.trackId, eventId: otherId }, stranger),
    await save({ id, revision: 1 }, stranger),
    await post(given.url, courseDelete, { eventId: otherId, id, revision: 1 }, bearing(stranger)),
    await get(given.url, courseGpx, stranger, { eventId: otherId, id }),
    await get(given.url, courseList, stranger, { eventId }),
    await send(gpxFile(hill(5)), stranger),
  ]) {
    expect(status).toBe(404);
  }
  expect((await get(given.url, courseList, undefined, { eventId })).status).toBe(401);
});

it("copies an event's courses to the categories of the same codes", async () => {
  const { line } = await givenCourse({ categoryIds: [categoryId] });
  await given.db.transaction().execute((tx) => copyTo(tx, eventId, otherId));
  const { data } = await callWebApi(given.url, webEventGet, { event: "other" });
  expect(data.courses).toMatchObject([{ categories: ["10K"], line }]);
});

it("writes every change into the audit log", async () => {
  const ofCourses = given.db.selectFrom("auditEntries").where("subjectKind", "=", "course");
  const actions = await ofCourses.select("action").distinct().execute();
  expect(actions.map(({ action }) => action).sort()).toEqual(["course-delete", "course-save"]);
});
