import type { Saying } from "@time-event/domain/speaker/worth-saying";
import type { Gender } from "@time-event/domain/race/race";

const sayings: Readonly<Record<Saying, (gender: Gender) => string>> = {
  winner: () => "แชมป์",
  // of those of neither gender only relays of men and women have such a place
  gender_winner: (gender) => ({ F: "หญิงคนแรก", M: "ชายคนแรก", X: "ทีมผสมทีมแรก" })[gender],
  podium: () => "ขึ้นโพเดียม",
  ranking_winner: () => "ที่ 1 ของอันดับแยก",
  age_group_winner: () => "ที่ 1 กลุ่มอายุ",
  age_group_podium: () => "ติดอันดับกลุ่มอายุ",
  birthday: () => "วันเกิดวันนี้",
};

export const th = {
  find: "พิมพ์หมายเลขเพื่อเรียกดู",
  nobodyHas: (bib: string) => `ไม่มีใครใช้หมายเลข ${bib}`,
  counts: (onCourse: string, finishers: string) => `อยู่ในสนาม ${onCourse} · เข้าเส้นชัย ${finishers}`,
  arriving: "กำลังจะเข้าเส้นชัย",
  arrivingHint: "คาดจากความเร็วเฉลี่ยของแต่ละคนตั้งแต่จุดปล่อยตัว",
  nobodyComes: "ยังไม่มีใครใกล้เส้นชัย",
  nobodyComesHint: "จะขึ้นที่นี่เมื่อผ่านจุดตรวจแรก หรือครบรอบแรกแล้ว",
  finished: "เพิ่งเข้าเส้นชัย",
  nobodyFinished: "ยังไม่มีใครเข้าเส้นชัย",
  metres: (n: string) => `อีก ${n} ม.`,
  kilometres: (n: string) => `อีก ${n} กม.`,
  arrivesIn: (time: string) => `ราว ${time}`,
  here: "น่าจะถึงแล้ว",
  endsLap: (n: string) => `จบรอบที่ ${n}`,
  lastLap: (n: string) => `รอบที่ ${n} รอบสุดท้าย`,
  runningPlace: (n: string) => `ตอนนี้ที่ ${n}`,
  place: (n: string) => `ที่ ${n}`,
  genderPlace: (gender: Gender, n: string) => `${{ M: "ชาย", F: "หญิง", X: "ทีมผสม" }[gender]} ที่ ${n}`,
  groupPlace: (group: string, n: string) => `กลุ่มอายุ ${group} ที่ ${n}`,
  namedPlace: (ranking: string, n: string) => `${ranking} ที่ ${n}`,
  laps: (n: string) => `${n} รอบ`,
  seen: (point: string, at: string) => `ผ่าน ${point} ${at}`,
  sayings,
  arch: "จอซุ้มเส้นชัย",
  back: "กลับไปจอพิธีกร",
  clock: "นาฬิกา",
  clockOf: "นาฬิกาของ",
  wholeScreen: "เต็มจอ",
  saidOf: (bib: string) => `พูดถึง ${bib} แล้ว`,
};
