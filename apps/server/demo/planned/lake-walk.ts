import type { DemoRace } from "../demo-race.ts";
import { addDays, atClock, sundayBefore, TIME_ZONE, type Day } from "../local-days.ts";
import { plannedCategory, scheduleItem } from "../open/planned-category.ts";

/** A charity walk in five months that somebody has just begun to set up: a draft with much still missing. */
export function lakeWalk(today: Day): DemoRace {
  const sunday = addDays(sundayBefore(today), 154);
  const point = { elevationM: null, lat: 19.1653, lng: 99.9019 };
  return {
    race: {
      event: {
        slug: "kwan-phayao-walk",
        type: "walk",
        state: "draft",
        name: { th: "เดินรอบกว๊าน เพื่อโรงพยาบาลพะเยา", en: "" },
        summary: { th: "", en: "" },
        organiser: "มูลนิธิโรงพยาบาลพะเยา",
        venue: { th: "", en: "" },
        province: "พะเยา",
        lat: null,
        lng: null,
        timeZone: TIME_ZONE,
        startsOn: sunday,
        endsOn: sunday,
        schedule: [scheduleItem(atClock(sunday, "6:00"), "ปล่อยตัว", "Start")],
      },
      checkpoints: [
        { code: "START", kind: "start", distanceM: 0, name: { th: "หน้ากว๊าน", en: "Lake front" }, ...point },
        { code: "FIN", kind: "finish", distanceM: 7_500, name: { th: "เส้นชัย", en: "Finish" }, ...point },
      ],
      categories: [
        plannedCategory({
          code: "7K",
          name: { th: "เดิน 7.5 กม.", en: "7.5 km walk" },
          gunAt: atClock(sunday, "6:00"),
          checkpoints: ["START", "FIN"],
          capacity: 1_500,
          limitHours: 3,
          feeTiers: [],
          rules: { ageGroups: [] },
        }),
      ],
      extra: {},
    },
    entries: [],
    passings: [],
    penalties: [],
  };
}
