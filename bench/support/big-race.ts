import type { EntryRow, PassingRow, RaceSource } from "../../apps/server/src/features/race-folder/race-folder.types.ts";
import { seeded } from "./field.ts";
import type { ManyNames } from "./many-names.ts";

const gunAt = Date.parse("2026-11-15T05:00:00+07:00");
const checkpoints = ["START", "10K", "HALF", "30K", "FIN"] as const;
const distancesM = [0, 10_000, 21_098, 30_000, 42_195];

export const bigRaceSlug = "big-city-marathon";
export const bigRacePoints: readonly string[] = checkpoints;

/** When a player of even pace who finishes in so many ms passes a point. */
export function bigRaceAt(finishMs: number, point: number): number {
  return gunAt + Math.round((finishMs * distancesM[point]!) / distancesM.at(-1)!) + (point === 0 ? 1_000 : 0);
}

/**
 * A marathon under way: all entries have passed every point before the finish, and most have finished.
 * @param passed all entries have passed so many points instead
 * @param nameNext names each entry; without it all have the same surname
 */
export function bigRace(entries: number, passed?: number, nameNext?: () => ManyNames): RaceSource {
  const random = seeded(42);
  const finishMs = Array.from({ length: entries }, () => 9_000_000 + Math.floor((random() + random()) * 7_000_000));

  async function* eachEntry(): AsyncGenerator<EntryRow> {
    for (let index = 0; index < entries; index++) {
      yield {
        bib: String(index + 1),
        category: "42K",
        ...(nameNext?.() ?? {
          firstName: `นักวิ่ง${index}`,
          lastName: "ทดสอบความเร็ว",
          firstNameEn: `Player${index}`,
          lastNameEn: "Thodsop",
        }),
        gender: index % 3 === 0 ? "F" : "M",
        birthDate: `${1950 + (index % 55)}-06-15`,
        givenAge: null,
        nationality: "THA",
        club: `ชมรมวิ่งหมายเลข ${index % 200}`,
        province: "กรุงเทพมหานคร",
        team: null,
        wave: null,
        chip: null,
        status: null,
        extra: {},
      };
    }
  }

  async function* eachPassing(): AsyncGenerator<PassingRow> {
    for (let index = 0; index < entries; index++) {
      const isOut = index % 100 === 0;
      for (const [point, checkpoint] of checkpoints.entries()) {
        if (passed === undefined ? isOut && checkpoint === "FIN" : point >= passed) continue;
        const at = bigRaceAt(finishMs[index]!, point);
        yield { checkpoint, bib: String(index + 1), chip: null, at, source: "mat", device: "" };
      }
    }
  }

  const words = (th: string, en: string) => ({ th, en });
  return {
    race: {
      event: {
        slug: bigRaceSlug,
        type: "road-run",
        state: "live",
        name: words("มาราธอนเมืองใหญ่", "Big City Marathon"),
        summary: words("", ""),
        organiser: "",
        venue: words("", ""),
        province: "กรุงเทพมหานคร",
        lat: null,
        lng: null,
        timeZone: "Asia/Bangkok",
        startsOn: "2026-11-15",
        endsOn: "2026-11-15",
        schedule: [],
      },
      checkpoints: checkpoints.map((code, point) => ({
        code,
        kind: code === "START" ? "start" : code === "FIN" ? "finish" : "split",
        distanceM: distancesM[point]!,
        elevationM: null,
        name: words(code, code),
      })),
      categories: [
        {
          code: "42K",
          name: words("มาราธอน", "Marathon"),
          gender: "any",
          gunAt,
          rankBy: "gun",
          ageOn: "birthYear",
          ageGroups: [
            { code: "18-39", from: 18, to: 39 },
            { code: "40-59", from: 40, to: 59 },
            { code: "60+", from: 60, to: null },
          ],
          winnersLeaveAgeGroups: 3,
          rounding: "up",
          checkpoints: [...checkpoints],
          capacity: null,
          feeTiers: [],
        },
      ],
      extra: {},
    },
    fingerprint: null,
    entries: eachEntry,
    passings: eachPassing,
    penalties: async function* () {},
    finish: () => {},
  };
}
