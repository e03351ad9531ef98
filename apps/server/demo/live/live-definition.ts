import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceCategory, RaceDefinition } from "../../src/features/race-folder/race-folder.types.ts";
import { addDays, dayAt, HOUR_MS, MINUTE_MS, TIME_ZONE } from "../local-days.ts";
import { contactOf, ageGroupsFrom, feeTiers } from "../wording.ts";
import { liveCategories, type LiveCategoryPlan } from "./live-categories.ts";
import { lapCourse, liveCheckpoints, miniCourse } from "./live-courses.ts";
import { LIVE_RACE_MS, liveSlug } from "./live-start.ts";

/** A day and a night round a lake, for a charity. */
export function liveDefinition(gunAt: InstantMs): RaceDefinition {
  return {
    event: {
      slug: liveSlug,
      type: "road-run",
      state: "live",
      name: { th: "แสงแรก 24 ชั่วโมง วิ่งเพื่อห้องสมุดโรงเรียน", en: "First Light 24: Laps for School Libraries" },
      summary: {
        th: "วิ่งรอบบึงแก่นนครทั้งวันทั้งคืน ทุกรอบคือหนังสือหนึ่งเล่มให้โรงเรียนขนาดเล็กในอีสาน มีทั้งเดี่ยว ทีมผลัด และระยะมาราธอน ฮาล์ฟ มินิ",
        en: "A day and a night round Bueng Kaen Nakhon lake: every lap buys a book for a small school in Isan. Solo, relay teams, and a marathon, half and mini beside them.",
      },
      organiser: "มูลนิธิหนังสือเดินทาง ขอนแก่น",
      contact: contactOf("laps.example.org", "043 555 006", "@khonkaenlaps"),
      venue: { th: "บึงแก่นนคร อ.เมืองขอนแก่น", en: "Bueng Kaen Nakhon, Khon Kaen" },
      province: "ขอนแก่น",
      lat: 16.4193,
      lng: 102.8345,
      timeZone: TIME_ZONE,
      startsOn: dayAt(gunAt),
      endsOn: dayAt(gunAt + LIVE_RACE_MS),
      schedule: schedule(gunAt),
    },
    checkpoints: liveCheckpoints,
    categories: liveCategories.map((plan) => category(plan, gunAt)),
    extra: {},
  };
}

export function gunOf({ gunAfterMin }: Pick<LiveCategoryPlan, "gunAfterMin">, eventGunAt: InstantMs): InstantMs {
  return eventGunAt + gunAfterMin * MINUTE_MS;
}

function category(plan: LiveCategoryPlan, eventGunAt: InstantMs): RaceCategory {
  const { code, name, rankBy, laps, limitHours, size, baht, waves } = plan;
  const raceDay = dayAt(eventGunAt);
  return {
    code,
    name,
    rankBy,
    gender: "any",
    gunAt: gunOf(plan, eventGunAt),
    ...(waves && {
      wavesHaveGuns: true,
      waves: waves.map((wave) => ({ name: wave.name, startsAt: gunOf(wave, eventGunAt), capacity: null })),
    }),
    ageOn: "birthYear",
    ageGroups: code === "24H-TEAM" ? [] : ageGroupsFrom(16, 30, 40, 50, 60, 70),
    winnersLeaveAgeGroups: code === "24H-TEAM" ? 0 : 3,
    ...(laps !== undefined && { laps }),
    timeLimitMs: limitHours * HOUR_MS,
    rounding: "up",
    maxSpeedMps: 7,
    checkpoints: code === "10K" ? miniCourse : lapCourse,
    capacity: Math.ceil(size / 50) * 50,
    feeTiers: feeTiers(baht, [addDays(raceDay, -90), addDays(raceDay, -35), addDays(raceDay, -10)]),
  };
}

function schedule(gunAt: InstantMs): RaceDefinition["event"]["schedule"] {
  const item = (hours: number, th: string, en: string) => ({ startsAt: gunAt + hours * HOUR_MS, title: { th, en } });
  return [
    item(-2, "รับบิบหน้างาน", "Bib pick-up"),
    item(0, "ปล่อยตัว 24 ชั่วโมง และ 12 ชั่วโมง", "Start 24 and 12 hours"),
    item(0.5, "ปล่อยตัวมาราธอน", "Start marathon"),
    item(1, "ปล่อยตัวฮาล์ฟมาราธอน", "Start half marathon"),
    item(1.25, "ปล่อยตัวมินิมาราธอน", "Start mini marathon"),
    item(12, "หมดเวลา 12 ชั่วโมง มอบรางวัล", "12 hours over, prizes"),
    item(24, "หมดเวลา 24 ชั่วโมง ส่งมอบหนังสือ", "24 hours over, books handed over"),
  ];
}
