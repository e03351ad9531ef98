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
    resultsVersion: 1,
    state: "open",
    lat: null,
    lng: null,
  } as unknown as EventPage;
  const lines = eventCalendar(event, language, "https://race.example.org").split(/\r\n|\r|\n|\u2028/);
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|X:|Y:|Z:)/.test(line))).toEqual([]);
  expect(lines.some((line) => line.startsWith("SUMMARY:Run ATTENDEE"))).toBe(true);
});
