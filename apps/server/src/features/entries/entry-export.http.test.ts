import { afterAll, beforeAll, expect, it } from "vitest";
import { callPath } from "@time-event/contract/call";
import { entryImportPreview } from "@time-event/contract/entry-import";
import { entryExport } from "@time-event/contract/entries";
import { bearing, upload } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk, saveChanged } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeAll(async () => {
  all = await givenDesk();
  await saveChanged(all, all.desk, "2", {
    club: '=HYPERLINK("http://evil.example")',
    phone: "0899999123",
    birthDate: "7/7/2507",
    emergencyRelation: "พี่เลี้ยงคนสนิท",
  });
  const startsAt = "2026-11-15T06:00:30.250+07:00" as never;
  await all.given.db.updateTable("entries").set({ startsAt }).where("bib", "=", "3").execute();
});
afterAll(() => all.given.stop());

async function download(extra: object = {}, bearer = all.desk) {
  const params = { eventId: all.eventId, format: "csv" as const, ...extra };
  const response = await fetch(`${all.given.url}/api/event/${callPath(entryExport, params)}`, {
    headers: bearing(bearer),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, name: response.headers.get("content-disposition"), bytes, text: bytes.toString() };
}

it("gives the entries that a filter finds, in its order, without a cell that a spreadsheet program would run", async () => {
  const { text, name } = await download({ gender: "M", sort: "name" });
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toMatch(/^\uFEFFหมายเลขวิ่ง,รุ่น,ชื่อ,/);
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["2", "3"]);
  expect(lines[1]).toContain(`'=HYPERLINK`);
  expect(lines[2]).toContain(",2026-11-15 06:00:30.250,");
  expect(name).toContain("doi-inthanon-trail-2026-entries.csv");
});

it("gives personal data to users who may see it and ask for it, and records that", async () => {
  for (const personal of ["0899999123", "พี่เลี้ยงคนสนิท"]) {
    expect((await download()).text).not.toContain(personal);
    expect((await download({ personal: "yes" })).text).toContain(personal);
  }
  const seen = await all.given.db.selectFrom("auditEntries").selectAll().where("subjectKind", "=", "event").execute();
  expect(seen.map(({ action }) => action).slice(-2)).toEqual(["entry-export", "personal-data-seen"]);
  const refused = await download({ personal: "yes" }, all.viewer);
  expect([refused.status, refused.text.includes("not_permitted")]).toEqual([404, true]);
});

it.each(["csv", "xlsx"] as const)("writes a %s that the import reads back without a change", async (format) => {
  for (const language of ["th", "en"]) {
    const { bytes } = await download({ format, language, personal: "yes" });
    const params = { eventId: all.eventId, fileName: `x.${format}` };
    const { reply } = await upload(all.given.url, entryImportPreview, bytes, all.desk, params);
    expect(reply!.data.counts).toEqual({ new: 0, changed: 0, same: 5, problem: 0 });
  }
});

it("refuses a bad form and a stranger", async () => {
  expect((await download({ format: "pdf" })).status).toBe(400);
  expect((await download({}, all.other)).status).toBe(404);
  expect((await download({}, "")).status).toBe(401);
});
