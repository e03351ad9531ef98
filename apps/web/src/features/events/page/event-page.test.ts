import type { EventPage } from "@time-event/contract/events";
import { describe, expect, test } from "vitest";
import { formats } from "../../../lib/i18n/format.ts";
import { countdownParts } from "./countdown-parts.ts";
import { headlineOf } from "./headline-of.ts";
import { mainActionOf } from "./main-action.ts";
import { otherZone } from "./other-zone.ts";
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

  const offered = (state: EventPage["state"], placesLeft: number) => {
    const now = {
      ...event,
      state,
      opensAt: Date.UTC(2026, 4, 1),
      categories: [{ ...event.categories[0]!, placesLeft }],
    };
    const { subEvent } = sportsEvent(now, "https://race.example", formats.th) as { subEvent: (typeof sub)[] };
    return subEvent[0]?.offers;
  };

  test.each([
    ["published", 3, "PreOrder"],
    ["open", 3, "InStock"],
    ["open", 0, "SoldOut"],
    ["closed", 0, "SoldOut"],
  ] as const)("an event that is %s with %i places left offers them as %s", (state, placesLeft, availability) => {
    expect(offered(state, placesLeft)?.[0]).toMatchObject({
      availability: `https://schema.org/${availability}`,
      validFrom: "2026-05-01T07:00:00+07:00",
    });
  });

  test.each(["closed", "live", "finished", "cancelled"] as const)("an event that is %s offers nothing", (state) => {
    expect(offered(state, 3)).toBeUndefined();
  });

  test("a cancelled event says so", () => {
    const told = sportsEvent({ ...event, state: "cancelled" }, "https://race.example", formats.th);
    expect(JSON.stringify(told).match(/"eventStatus":"[^"]*"/g)).toEqual([
      '"eventStatus":"https://schema.org/EventCancelled"',
      '"eventStatus":"https://schema.org/EventCancelled"',
    ]);
  });
});

test("a race for time is known by its hours, a backyard by how often a lap begins, any other by its distance", () => {
  const event = { checkpoints: [{ code: "LAP", kind: "lap" }] } as unknown as EventPage;
  const day = { laps: null, course: ["LAP"], timeLimitMs: 86_400_000, distanceM: 4_219.5 };
  expect(headlineOf(day, event)).toEqual({ hours: 24, lapM: 4_219.5 });
  expect(headlineOf({ ...day, laps: 10, distanceM: 42_195 }, event)).toEqual({ distanceM: 42_195 });
  expect(headlineOf({ ...day, course: ["FIN"] }, event)).toEqual({ distanceM: 4_219.5 });
  const yard = { ...day, timeLimitMs: null, lapEveryMs: 3_600_000, distanceM: 6_706 };
  expect(headlineOf(yard, event)).toEqual({ everyMs: 3_600_000, lapM: 6_706 });
});

test("a time zone is named only to who reads from another", () => {
  const at = Date.UTC(2026, 10, 14);
  expect(otherZone("Asia/Bangkok", "Europe/Berlin", at)).toBe("GMT+7");
  expect(otherZone("Asia/Bangkok", "Asia/Jakarta", at)).toBeNull();
});
