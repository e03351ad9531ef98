import { gzipSync } from "node:zlib";
import { zipSync, strToU8, type Zippable } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webEventGet } from "@time-event/contract/events";
import { raceFolderExport, raceFolderImport, raceFolderPreview } from "@time-event/contract/race-folder";
import { eventGet, eventList } from "@time-event/contract/staff-events";
import { bearing, get, upload } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { smallRace } from "../../testing/given-race-folder.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

/** A ZIP file of a small race, with some files changed, added or (null) left out. */
function packed(changes: Readonly<Record<string, string | Uint8Array | null>> = {}, folder = ""): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries({ ...smallRace, ...changes })) {
    if (content !== null) files[folder + name] = typeof content === "string" ? strToU8(content) : content;
  }
  return zipSync(files);
}

function named(slug: string): string {
  return smallRace["race.json"].replace("doi-suthep-10k", slug);
}

const preview = async (zip: Uint8Array, slug?: string) =>
  (await upload(given.url, raceFolderPreview, zip, admin, slug ? { slug } : {})).reply!.data;
const bring = async (zip: Uint8Array, slug?: string) =>
  (await upload(given.url, raceFolderImport, zip, admin, slug ? { slug } : {})).reply!.data;
const eventCount = async () => (await get(given.url, eventList, admin, {})).reply!.meta.total;

describe("race-folder-preview", () => {
  it("says what would be stored, and stores nothing", async () => {
    const before = await eventCount();
    const report = await preview(packed({ "notes.txt": "hello" }, "doi-suthep/"));
    expect(report).toMatchObject({
      eventId: null,
      slugTaken: false,
      problems: [],
      unusedFiles: ["doi-suthep/notes.txt"],
      race: {
        slug: "doi-suthep-10k",
        name: { en: "Doi Suthep 10K" },
        state: "finished",
        entries: 3,
        passings: 5,
        statuses: { finished: 2, dns: 1 },
      },
    });
    expect(await eventCount()).toBe(before);
  });

  it("names everything that is wrong by file and line", async () => {
    const report = await preview(
      packed({
        "entrants.csv": "bib,category,firstName,lastName,gender\n1,10K,ก,ข,F\n1,99K,ก,ข,F\n",
        "passings.csv": null,
      }),
    );
    expect(report).toMatchObject({ eventId: null, race: null, problemCount: 1 });
    expect(report.problems).toEqual([{ file: "passings.csv", line: null, code: "missing_file", detail: "" }]);

    const lines = await preview(
      packed({ "entrants.csv": "bib,category,firstName,lastName,gender\n1,10K,ก,ข,F\n1,99K,ก,ข,F\n" }),
    );
    expect(lines.problems.map(({ file, line, code }) => [file, line, code])).toContainEqual([
      "entrants.csv",
      3,
      "unknown_category",
    ]);
    expect(lines.problems.map(({ code }) => code)).toContain("duplicate_bib");
  });
});

describe("race-folder-import", () => {
  it("stores a race that the public sees, under its own address or another", async () => {
    const { eventId, race } = await bring(packed({ "race.json": named("brought") }));
    expect(race?.entries).toBe(3);
    expect((await get(given.url, eventGet, admin, { eventId: eventId! })).reply?.data.slug).toBe("brought");
    expect((await callWebApi(given.url, webEventGet, { event: "brought" })).data.entries).toBe(3);
    const entry = await given.db
      .selectFrom("auditEntries")
      .select(["username", "action"])
      .where("eventId", "=", eventId)
      .executeTakeFirst();
    expect(entry).toEqual({ username: "admin", action: "race-folder-import" });

    const other = packed({ "race.json": named("brought").replace("10 กม.", "สิบโล") });
    expect(await bring(other)).toMatchObject({ eventId: null, slugTaken: true });
    expect(await preview(other)).toMatchObject({ slugTaken: true, race: { slug: "brought", entries: 3 } });
    expect((await bring(other, "brought-again")).eventId).toBeGreaterThan(eventId!);
  });

  it("stores nothing of a race whose last line is bad", async () => {
    const before = await eventCount();
    const report = await bring(
      packed({ "race.json": named("bad"), "passings.csv": `${smallRace["passings.csv"]}FIN,101,,yesterday\n` }),
    );
    expect(report).toMatchObject({ eventId: null, problems: [{ file: "passings.csv", line: 7, code: "bad_instant" }] });
    expect(await eventCount()).toBe(before);
  });

  it("refuses users who may not publish everywhere, and a call without a file", async () => {
    const { eventId } = await bring(packed({ "race.json": named("of-manager") }));
    const manager = await givenSignedIn(given, "manager", "event_manager", eventId);
    const refused = await upload(given.url, raceFolderImport, packed(), manager, {});
    expect(refused.problem).toMatchObject({ status: 404, code: "not_permitted" });
    const empty = await upload(given.url, raceFolderImport, new Uint8Array(), admin, {});
    expect(empty.problem).toMatchObject({ status: 400, errors: [{ path: "file" }] });
    expect((await upload(given.url, raceFolderImport, packed(), admin, { slug: "No Slug" })).status).toBe(400);
  });
});

describe("race-folder-export", () => {
  const fetchZip = (eventId: number, bearer: string | undefined) =>
    fetch(`${given.url}/api/event/${raceFolderExport.name}?eventId=${eventId}`, { headers: bearing(bearer) });

  it("gives a file from which an import makes the same race", async () => {
    const { eventId } = await bring(packed({ "race.json": named("round-trip") }));
    const reply = await fetchZip(eventId!, admin);
    expect(reply.headers.get("content-disposition")).toContain('filename="round-trip.zip"');
    const zip = new Uint8Array(await reply.arrayBuffer());
    const again = await bring(zip, "round-trip-2");
    const once = (await bring(zip, "round-trip-3")).race;
    expect(again.race).toEqual({ ...once, slug: "round-trip-2" });
    expect(again.race).toMatchObject({ entries: 3, passings: 5, statuses: { finished: 2, dns: 1 } });
  });

  it("keeps names that are in Thai alone", async () => {
    const { eventId } = await bring(packed({ "race.json": named("thai-alone") }));
    await sql`update events set name_en = '' where id = ${eventId}`.execute(given.db);
    await sql`update categories set name_en = '' where event_id = ${eventId}`.execute(given.db);
    const zip = new Uint8Array(await (await fetchZip(eventId!, admin)).arrayBuffer());
    const again = await bring(zip, "thai-alone-2");
    expect(again).toMatchObject({ problems: [], race: { slug: "thai-alone-2", name: { en: "" } } });
    const { categories } = (await callWebApi(given.url, webEventGet, { event: "thai-alone-2" })).data;
    expect(categories.map(({ name }) => [name.th !== "", name.en])).toEqual([[true, ""]]);
  });

  it("is written into the audit log, and refused to users who may not see personal data", async () => {
    const { eventId } = await bring(packed({ "race.json": named("personal") }));
    const viewer = await givenSignedIn(given, "looks", "viewer");
    expect((await fetchZip(eventId!, viewer)).status).toBe(404);
    expect((await fetchZip(eventId!, undefined)).status).toBe(401);
    expect((await fetchZip(eventId!, admin)).status).toBe(200);
    expect((await fetchZip(999_999, admin)).status).toBe(404);
    const entries = await given.db
      .selectFrom("auditEntries")
      .select("action")
      .where("eventId", "=", eventId)
      .orderBy("seq")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["race-folder-import", "race-folder-export"]);
  });
});

describe("a malicious file", () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

  it.each([
    ["is no ZIP file", new Uint8Array(1000).fill(7), "not_zip"],
    ["is cut short", packed().subarray(0, 300), "not_zip"],
    ["leads out of its folder", packed({ "../../etc/race.json": "{}" }), "unsafe_name"],
    ["leads to the root", packed({ "/race.json": "{}" }), "unsafe_name"],
    ["leads out of its folder on Windows", packed({ "..\\race.json": "{}" }), "unsafe_name"],
    ["names a drive", packed({ "c:race.json": "{}" }), "unsafe_name"],
    ["brings one file twice", packed({ "other/race.json": "{}" }), "both_files"],
    [
      "has a thousand files",
      packed(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}.txt`, ""]))),
      "too_many_files",
    ],
    ["unpacks to a thousand times its size", packed({ "passings.csv": zeros(40) }), "too_large_unpacked"],
    [
      "holds a packed table that does",
      packed({ "passings.csv": null, "passings.csv.gz": gzipSync(zeros(40)) }),
      "too_large_unpacked",
    ],
  ])("%s: has no effect", async (_, zip, code) => {
    const before = await eventCount();
    const report = await bring(zip);
    expect(report).toMatchObject({ eventId: null, race: null });
    expect(report.problems.map((problem) => problem.code)).toContain(code);
    expect(await eventCount()).toBe(before);
  });

  it("does not unpack files that are no part of a race, however large they are", async () => {
    const report = await bring(packed({ "race.json": named("with-a-film"), "film.mov": zeros(40) }));
    expect(report).toMatchObject({ unusedFiles: ["film.mov"], problems: [] });
    expect(report.eventId).not.toBeNull();
  });
});
