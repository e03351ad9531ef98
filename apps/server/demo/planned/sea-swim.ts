import type { DemoRace } from "../demo-race.ts";
import { addDays, atClock, sundayBefore, TIME_ZONE, type Day } from "../local-days.ts";
import { enterSoFar, plannedCategory, scheduleItem } from "../open/planned-category.ts";
import { contactOf, feeTiers } from "../wording.ts";

const slug = "andaman-open-water";

/** A swim in the sea that the monsoon called off, three weeks ahead. */
export function seaSwim(today: Day): DemoRace {
  const raceDay = addDays(sundayBefore(today), 21);
  const point = { elevationM: null, lat: 7.7407, lng: 98.7784 };
  const crowd = {
    raceDay,
    womenShare: 0.38,
    ages: { youngest: 16, usual: 36, oldest: 64 },
    foreignShare: 0.3,
    nearProvinces: ["ภูเก็ต", "กระบี่", "พังงา", "สุราษฎร์ธานี"],
  };
  return {
    race: {
      event: {
        slug,
        type: "swim",
        state: "cancelled",
        name: { th: "ว่ายน้ำทะเลอันดามัน เกาะพีพี", en: "Andaman Open Water, Phi Phi" },
        summary: {
          th: "ว่ายข้ามอ่าวโล๊ะดาลัมกลางน้ำใส 3 กม. มีเรือคายักดูแลตลอดเส้นทาง",
          en: "Three kilometres across the clear water of Loh Dalum Bay, with kayaks all along the way.",
        },
        organiser: "ชมรมว่ายน้ำทะเลกระบี่",
        contact: contactOf("swim.example.org", "075 555 014", "@krabiswim"),
        cancelReason: {
          th: "กรมอุตุนิยมวิทยาเตือนคลื่นสูงกว่า 3 เมตรตลอดสุดสัปดาห์ เราเลือกความปลอดภัยของทุกคน ผู้สมัครได้เงินคืนเต็มจำนวนภายใน 14 วัน",
          en: "The Meteorological Department warns of waves above three metres all weekend, and everybody's safety comes first. Entries are refunded in full within 14 days.",
        },
        venue: { th: "อ่าวโล๊ะดาลัม", en: "Loh Dalum Bay" },
        province: "กระบี่",
        lat: point.lat,
        lng: point.lng,
        timeZone: TIME_ZONE,
        startsOn: raceDay,
        endsOn: raceDay,
        schedule: [scheduleItem(atClock(raceDay, "7:00"), "ปล่อยตัว", "Start")],
      },
      checkpoints: [
        { code: "START", kind: "start", distanceM: 0, name: { th: "หาดโล๊ะดาลัม", en: "Loh Dalum beach" }, ...point },
        { code: "FIN", kind: "finish", distanceM: 3_000, name: { th: "เส้นชัย", en: "Finish" }, ...point },
      ],
      categories: [
        plannedCategory({
          code: "3K",
          name: { th: "ว่ายน้ำ 3 กม.", en: "3 km swim" },
          gunAt: atClock(raceDay, "7:00"),
          checkpoints: ["START", "FIN"],
          capacity: 200,
          limitHours: 2,
          feeTiers: feeTiers([900, 1_100, 1_300], [addDays(today, -50), addDays(today, -20), addDays(raceDay, -7)]),
        }),
      ],
      extra: {},
    },
    entries: enterSoFar(slug, { category: "3K", size: 63, firstBib: 1 }, crowd),
    passings: [],
    penalties: [],
  };
}
