import { expect, it } from "vitest";
import type { EventPage } from "@time-event/contract/events";
import { eventCalendar } from "./event-calendar.ts";

const injected = "Run\r\nATTENDEE:mailto:x@example.org\r\nBEGIN:VALARM\rX:1\nY:2\u2028Z:3\0";
const both = { th: injected, en: injected };

it.each(["th", "en"] as const)("begins no line with what a name, a place or a text holds: %s", (language) => {
  const event = {
    slug: "run",
    name: both,
    summary: both,
    venue: both,
    province: both,
    startsOn: "2026-11-22",
    endsOn: "2026-11-22",
    calendarChanges: 1,
    cancelReason: { th: "", en: "" },
    categories: [],
    state: "open",
    lat: null,
    lng: null,
    timeZone: "Asia/Bangkok",
    schedule: [{ startsAt: 0, endsAt: 3_600_000, title: both, place: both }],
  } as unknown as EventPage;
  const lines = eventCalendar(event, language, "https://race.example.org").split(/\r\n|\r|\n|\u2028/);
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|X:|Y:|Z:)/.test(line))).toEqual([]);
  expect(lines.some((line) => line.startsWith("SUMMARY:Run ATTENDEE"))).toBe(true);
});

const race = {
  slug: "run",
  name: { th: "วิ่ง", en: "Run" },
  summary: { th: "", en: "" },
  venue: { th: "", en: "" },
  province: { th: "", en: "" },
  cancelReason: { th: "น้ำท่วม", en: "Flood" },
  schedule: [],
  timeZone: "Asia/Bangkok",
  startsOn: "2026-11-22",
  endsOn: "2026-11-22",
  calendarChanges: 7,
  state: "open",
  lat: null,
  lng: null,
  categories: [
    { gunAt: Date.UTC(2026, 10, 21, 21, 30), timeLimitMs: 7 * 3_600_000, hidden: false },
    { gunAt: Date.UTC(2026, 10, 21, 23), timeLimitMs: null, hidden: false },
    { gunAt: Date.UTC(2026, 10, 21, 20), timeLimitMs: null, hidden: true },
  ],
} as unknown as EventPage;
const linesOf = (event: EventPage) => eventCalendar(event, "en", "https://race.example.org").split("\r\n");

it("lasts from the first gun to the last time limit, and ends with a line end", () => {
  const lines = linesOf(race);
  expect(lines).toEqual(expect.arrayContaining(["DTSTART:20261121T213000Z", "DTEND:20261122T043000Z", "SEQUENCE:7"]));
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

it("invents no end where no category has a time limit, and no start where there are no categories", () => {
  const open = linesOf({ ...race, categories: [{ ...race.categories[0]!, timeLimitMs: null }] });
  expect(open.filter((line) => /^DT(START|END)/.test(line))).toEqual(["DTSTART:20261121T213000Z"]);
  expect(linesOf({ ...race, categories: [] })).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261122", "DTEND;VALUE=DATE:20261123"]),
  );
});

it("says that it is cancelled where every calendar shows it", () => {
  expect(linesOf({ ...race, state: "cancelled" })).toEqual(
    expect.arrayContaining(["SUMMARY:Cancelled: Run", "STATUS:CANCELLED", "DESCRIPTION:Flood"]),
  );
});
