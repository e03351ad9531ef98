import type { EventPage } from "@time-event/contract/events";
import { describe, expect, test } from "vitest";
import { formats } from "../../../lib/i18n/format.ts";
import { countdownParts } from "./countdown-parts.ts";
import { mainActionOf } from "./main-action.ts";
import { isoIn, sportsEvent } from "./structured-data.ts";

test.each([
  ["live", 10, "seeLive"],
  ["finished", 10, "seeResults"],
  ["open", 10, "startList"],
  ["open", 0, null],
  ["cancelled", 10, null],
] as const)("an event that is %s with %i entries leads to %s", (state, entries, action) => {
  expect(mainActionOf({ state, entries, shows: { startList: true } })).toBe(action);
});

test("an event without a public start list does not lead to it", () => {
  expect(mainActionOf({ state: "open", entries: 10, shows: { startList: false } })).toBeNull();
});

test("a countdown ends at zero", () => {
  expect(countdownParts(90_061_999)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(countdownParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  [Date.UTC(2026, 10, 13, 21, 0), "Asia/Bangkok", "2026-11-14T04:00:00+07:00"],
  [Date.UTC(2014, 3, 21, 14, 0), "America/New_York", "2014-04-21T10:00:00-04:00"],
  [Date.UTC(2026, 0, 1), "UTC", "2026-01-01T00:00:00+00:00"],
])("%i in %s is %s", (at, timeZone, iso) => {
  expect(isoIn(at, timeZone)).toBe(iso);
});

describe("structured data", () => {
  const both = (text: string) => ({ th: text, en: text });
  const event = {
    slug: "san-mok",
    type: { code: "trail", name: both("Trail") },
    name: both("San Mok"),
    summary: both(""),
    organiser: "Club",
    venue: both("Field"),
    province: both("Nan"),
    lat: 19.1,
    lng: 100.9,
    startsOn: "2026-11-14",
    endsOn: "2026-11-15",
    timeZone: "Asia/Bangkok",
    state: "open",
    checkpoints: [],
    schedule: [],
    entries: 0,
    finished: 0,
    onCourse: 0,
    resultsVersion: 1,
    categories: [
      {
        code: "50K",
        name: both("50K"),
        gunAt: Date.UTC(2026, 10, 13, 21),
        placesLeft: 3,
        feeTiers: [
          { name: both("Early"), priceSatang: 120_050, endsAt: Date.UTC(2026, 5, 1) },
          { name: both("Late"), priceSatang: 150_000, endsAt: null },
        ],
      },
    ],
  } as unknown as EventPage;
  const told = sportsEvent(event, "https://race.example", formats.en);
  const [sub] = told["subEvent"] as { offers: Record<string, unknown>[] }[];

  test("starts with the first gun, in the event's own time", () => {
    expect(told).toMatchObject({
      "@type": "SportsEvent",
      startDate: "2026-11-14T04:00:00+07:00",
      url: "https://race.example/register/events/san-mok",
    });
  });

  test("each fee tier is an offer, valid from the end of the one before", () => {
    expect(sub?.offers).toMatchObject([
      { price: "1200.50", availability: "https://schema.org/InStock" },
      { price: "1500.00", validFrom: "2026-06-01T07:00:00+07:00" },
    ]);
  });

  test("a full category is sold out, a cancelled event cancelled", () => {
    const full = {
      ...event,
      state: "cancelled",
      categories: [{ ...event.categories[0]!, placesLeft: 0 }],
    } as EventPage;
    expect(JSON.stringify(sportsEvent(full, "https://race.example", formats.th))).toMatch(/EventCancelled.*SoldOut/);
  });
});
