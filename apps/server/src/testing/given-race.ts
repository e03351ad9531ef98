import type { Db } from "../db/connection.ts";
import { importRace } from "../features/race-folder/import-race.service.ts";
import type {
  EntryRow,
  PassingRow,
  PenaltyRow,
  RaceCategory,
  RaceDefinition,
  RaceSource,
} from "../features/race-folder/race-folder.types.ts";

/** 6:00 in the morning in Thailand. */
export const gunAt = Date.parse("2026-11-15T06:00:00+07:00");
const minute = 60_000;

/** A small 10 km trail race with a start, one split and a finish, ranked by gun. */
export function givenRaceDefinition(
  changes: { slug?: string; state?: RaceDefinition["event"]["state"]; category?: Partial<RaceCategory> } = {},
): RaceDefinition {
  return {
    event: {
      slug: changes.slug ?? "doi-inthanon-trail-2026",
      type: "trail",
      state: changes.state ?? "live",
      name: { th: "ดอยอินทนนท์เทรล 2569", en: "Doi Inthanon Trail 2026" },
      summary: { th: "วิ่งเทรลบนยอดเขาที่สูงที่สุดในไทย", en: "Trail running on Thailand's highest mountain" },
      organiser: "ชมรมวิ่งเชียงใหม่",
      venue: { th: "ที่ทำการอุทยาน", en: "Park headquarters" },
      province: "เชียงใหม่",
      lat: 18.5885,
      lng: 98.4867,
      timeZone: "Asia/Bangkok",
      startsOn: "2026-11-15",
      endsOn: "2026-11-15",
      schedule: [{ startsAt: gunAt, title: { th: "ปล่อยตัว", en: "Start" } }],
    },
    checkpoints: [
      { code: "START", kind: "start", distanceM: 0, elevationM: 1200, name: { th: "จุดปล่อยตัว", en: "Start" } },
      { code: "CP1", kind: "split", distanceM: 5000, elevationM: 1650, name: { th: "จุดตรวจ 1", en: "Checkpoint 1" } },
      { code: "FIN", kind: "finish", distanceM: 10_000, elevationM: 1200, name: { th: "เส้นชัย", en: "Finish" } },
    ],
    categories: [
      {
        code: "10K",
        name: { th: "10 กม.", en: "10K" },
        gender: "any",
        gunAt,
        rankBy: "gun",
        ageOn: "birthYear",
        ageGroups: [
          { code: "18-39", from: 18, to: 39 },
          { code: "40+", from: 40, to: null },
        ],
        winnersLeaveAgeGroups: 0,
        rounding: "up",
        checkpoints: ["START", "CP1", "FIN"],
        capacity: 100,
        feeTiers: [{ name: { th: "ราคาปกติ", en: "Regular" }, priceSatang: 80_000, endsAt: null }],
        ...changes.category,
      },
    ],
    extra: {},
  };
}

export function givenEntry(bib: string, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    bib,
    category: "10K",
    firstName: "สมหญิง",
    lastName: "รักวิ่ง",
    firstNameEn: "Somying",
    lastNameEn: "Rakwing",
    gender: "F",
    birthDate: "1990-05-12",
    givenAge: null,
    nationality: "THA",
    club: "เชียงใหม่รันเนอร์",
    province: "เชียงใหม่",
    team: null,
    wave: null,
    chip: null,
    status: null,
    extra: {},
    ...changes,
  };
}

/** A read so many minutes after the gun. */
export function givenPassing(bib: string, checkpoint: string, minutes: number): PassingRow {
  return { checkpoint, bib, chip: null, at: gunAt + minutes * minute, source: "mat", device: "" };
}

interface Rows {
  readonly entries: readonly EntryRow[];
  readonly passings?: readonly PassingRow[];
  readonly penalties?: readonly PenaltyRow[];
}

/** Stores a race with its results; returns the event's id. */
export async function givenRace(
  db: Db,
  race: RaceDefinition,
  { entries, passings = [], penalties = [] }: Rows,
): Promise<number> {
  const source: RaceSource = {
    race,
    fingerprint: null,
    entries: () => eachOf(entries),
    passings: () => eachOf(passings),
    penalties: () => eachOf(penalties),
    finish: () => {},
  };
  return (await importRace(db, source)).eventId;
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
