import { intervalWords } from "@time-event/domain/time/interval-words";
import type { NamedRanking } from "@time-event/domain/race/race";

/** Words and sentences that explain a rank. */
export const th = {
  title: "ทำไมได้อันดับนี้",
  intro: "คำอธิบายนี้มาจากข้อมูลชุดเดียวกับที่ระบบใช้จัดอันดับ",
  from: {
    category: (at: string, _wave: string) => `เวลาปล่อยตัว ${at} น.`,
    wave: (at: string, wave: string) => `เวลาปล่อยตัวของ${wave} ${at} น.`,
    own: (at: string, _wave: string) => `เวลาในตารางออกตัว ${at} น.`,
  },
  clock: {
    gun: (from: string) => `รุ่นนี้จัดอันดับด้วยกันไทม์ คือนับจาก${from}`,
    start_read: (_from: string) => "รุ่นนี้จัดอันดับด้วยชิปไทม์ คือนับจากเวลาที่แต่ละคนผ่านจุดปล่อยตัว",
    gun_without_start_read: (from: string) => `รุ่นนี้จัดอันดับด้วยชิปไทม์ แต่ไม่พบการอ่านที่จุดปล่อยตัว จึงนับจาก${from}`,
    stages: (_from: string) => "เวลารวมคือผลบวกของทุกสเตจ ช่วงเดินทางระหว่างสเตจไม่นับ",
  },
  overallClock: {
    gun: (from: string) => `อันดับรวมใช้กันไทม์ คือนับจาก${from}`,
    start_read: (_from: string) => "อันดับรวมใช้ชิปไทม์ คือนับจากเวลาที่แต่ละคนผ่านจุดปล่อยตัว",
    gun_without_start_read: (from: string) => `อันดับรวมใช้ชิปไทม์ แต่ไม่พบการอ่านที่จุดปล่อยตัว จึงนับจาก${from}`,
    stages: (_from: string) => "เวลารวมคือผลบวกของทุกสเตจ ช่วงเดินทางระหว่างสเตจไม่นับ",
  },
  otherClock: {
    gender: {
      gun: (time: string | null) => `อันดับเพศใช้กันไทม์ ${time ?? ""}`.trim(),
      chip: (time: string | null) => `อันดับเพศใช้ชิปไทม์ ${time ?? ""}`.trim(),
    },
    ageGroup: {
      gun: (time: string | null) => `อันดับรุ่นอายุใช้กันไทม์ ${time ?? ""}`.trim(),
      chip: (time: string | null) => `อันดับรุ่นอายุใช้ชิปไทม์ ${time ?? ""}`.trim(),
    },
  },
  /** The conditions of a ranking stand between commas. */
  ageGroup: "กลุ่มอายุ",
  named: (ranking: string, rank: string, ranked: string, conditions: string, clock: string) =>
    `${ranking}: อันดับ ${rank} จาก ${ranked} คน (${conditions}) ${clock}`,
  namedUnranked: (ranking: string, conditions: string) => `อยู่ในการจัดอันดับ ${ranking} (${conditions}) แต่ไม่มีอันดับ`,
  notNamed: (ranking: string, conditions: string) => `ไม่อยู่ในการจัดอันดับ ${ranking} ซึ่งสำหรับ ${conditions}`,
  everybody: "ทุกคน",
  byClock: {
    gun: (time: string | null) => `ใช้กันไทม์ ${time ?? ""}`.trim(),
    chip: (time: string | null) => `ใช้ชิปไทม์ ${time ?? ""}`.trim(),
  },
  condition: {
    gender: ({ gender }: NamedRanking): string => (gender === "F" ? "หญิง" : "ชาย"),
    age: ({ youngestAge, oldestAge }: NamedRanking) =>
      oldestAge === null
        ? `อายุ ${youngestAge} ปีขึ้นไป`
        : youngestAge === null
          ? `อายุไม่เกิน ${oldestAge} ปี`
          : `อายุ ${youngestAge}–${oldestAge} ปี`,
    nationality: ({ nationality }: NamedRanking): string => (nationality === "thai" ? "สัญชาติไทย" : "ชาวต่างชาติ"),
    division: ({ division }: NamedRanking) => `ดิวิชัน “${division}”`,
  },
  ruled: {
    dns: "กรรมการตัดสินว่าไม่ได้ออกตัว (DNS)",
    dnf: "กรรมการตัดสินว่าไม่จบการแข่งขัน (DNF)",
    dsq: "กรรมการตัดสิทธิ์ (DSQ)",
  },
  withPenalties: (raw: string, official: string) => `เวลาในสนาม ${raw} เมื่อรวมบทลงโทษเป็นเวลาทางการ ${official}`,
  startRead: (place: string, at: string) => `ออกตัวที่ ${place} เมื่อ ${at} น.`,
  finishRead: (place: string, at: string) => `เข้าเส้นชัยที่ ${place} เมื่อ ${at} น.`,
  lastRead: (place: string, at: string) => `พบครั้งสุดท้ายที่ ${place} เมื่อ ${at} น.`,
  noReads: "ไม่มีข้อมูลการอ่านชิปของผู้เข้าแข่งขันคนนี้",
  laps: (laps: number) => `นับได้ ${laps} รอบ จำนวนรอบมาก่อนเวลา`,
  firstLap: (km: string) => `รอบแรกยาว ${km} กม. ต่างจากรอบอื่น และนับเป็นหนึ่งรอบ`,
  rounding: {
    up: (raw: string, shown: string) => `เวลาจริง ${raw} ปัดขึ้นเป็นวินาทีเต็มตามกติกาของรุ่นนี้ แสดงเป็น ${shown} อันดับใช้เวลาก่อนปัด`,
    down: (raw: string, shown: string) => `เวลาจริง ${raw} ปัดลงเป็นวินาทีเต็ม แสดงเป็น ${shown} อันดับใช้เวลาก่อนปัด`,
    half: (raw: string, shown: string) => `เวลาจริง ${raw} ปัดเป็นวินาทีที่ใกล้ที่สุด แสดงเป็น ${shown} อันดับใช้เวลาก่อนปัด`,
    none: (raw: string, _shown: string) => `เวลา ${raw} แสดงตามจริง ไม่ปัดเศษ`,
  },
  yards: (everyMs: number, places: boolean) =>
    `รอบใหม่เริ่มพร้อมกัน${intervalWords(everyMs, "th")} ต้องกลับถึงก่อนรอบใหม่เริ่ม${places ? " ทุกคนมีอันดับตามจำนวนรอบอย่างเดียว รอบเท่ากันได้อันดับร่วม" : ""}`,
  lastStanding: (laps: number) => `ครบรอบที่ ${laps} เพียงคนเดียว จึงชนะ`,
  missedYard: (lap: number, at: string) => `ไม่ครบรอบที่ ${lap} ภายใน ${at} น. จึงออกจากการแข่งขัน`,
  handicap: {
    start: (time: string) => `แข่งแบบไล่ตาม: ออกตัวหลังกันของรุ่น ${time} ใครเข้าเส้นชัยก่อนชนะ`,
    allowance: (time: string) => `ได้ต่อเวลา ${time} ตามเพศและอายุ`,
  },
  startedBefore: (time: string) => `แข่งแบบไล่ตาม: ออกตัวก่อนกันของรุ่น ${time} ใครเข้าเส้นชัยก่อนชนะ`,
  noHandicap: {
    start: "แข่งแบบไล่ตาม: ออกตัวพร้อมกันของรุ่น ใครเข้าเส้นชัยก่อนชนะ",
    allowance: "ไม่มีเวลาต่อสำหรับเพศและอายุนี้",
  },
  withHandicap: (taken: string, ranked: string) => `ใช้เวลา ${taken} เวลาที่ใช้จัดอันดับคือ ${ranked}`,
  penalty: (time: string, reason: string, stage: string) => `ลงโทษเพิ่มเวลา ${time}${stage && ` ใน ${stage}`}: ${reason}`,
  credit: (time: string, reason: string, stage: string) => `ชดเชยลดเวลา ${time}${stage && ` ใน ${stage}`}: ${reason}`,
  lapPenalty: (laps: number, reason: string) => `ลงโทษหัก ${laps} รอบ: ${reason}`,
  lapCredit: (laps: number, reason: string) => `ชดเชยเพิ่ม ${laps} รอบ: ${reason}`,
  placePenalty: (places: number, reason: string) => `ลงโทษเสีย ${places} อันดับ: ${reason}`,
  placesLost: (places: number) =>
    `จัดอันดับตามเวลาก่อน แล้วเลื่อนลงไปอยู่หลังคนที่ตามมา ${places} อันดับ (หรือท้ายสุดของคนที่จบ) เวลาไม่เปลี่ยน`,
  disqualified: (reason: string) => `ถูกตัดสิทธิ์: ${reason}`,
  status: {
    dnf: "ออกจากการแข่งขันก่อนถึงเส้นชัย (DNF) จึงไม่มีอันดับ เรียงต่อจากผู้เข้าเส้นชัยตามระยะที่ไปได้",
    dnf_by_rule: "ไม่จบการแข่งขัน (DNF) ตามกติกาของรุ่น จึงไม่มีอันดับ",
    dns: "ไม่ได้ออกตัว (DNS) จึงไม่มีอันดับ",
    dsq: "ถูกตัดสิทธิ์ (DSQ) จึงไม่มีอันดับ",
    otl: "เกินเวลาที่กำหนด (OTL) จึงไม่มีอันดับ",
    on_course: "ยังแข่งอยู่ จะได้อันดับเมื่อเข้าเส้นชัย",
    started: "ออกตัวแล้ว จะได้อันดับเมื่อเข้าเส้นชัย",
    registered: "ยังไม่ผ่านจุดปล่อยตัว",
  } as Readonly<Record<string, string>>,
  rank: (rank: string, ranked: string) => `อันดับรวม ${rank} จาก ${ranked} คนที่มีอันดับ`,
  shared: (others: number) => `ใช้อันดับนี้ร่วมกับอีก ${others} คนที่เวลาเท่ากัน จึงข้ามอันดับถัดไป`,
  leftAgeGroup: "ได้รางวัลรวม (Overall) แล้ว จึงไม่นับในรุ่นอายุ คนถัดไปเลื่อนขึ้น",
  team: {
    placed: (team: string, rank: string, ranked: string, best: number) =>
      `ทีม ${team} อันดับ ${rank} จาก ${ranked} ทีม นับ ${best} คนที่ดีที่สุด`,
    time: (parts: string, sum: string) => `${parts} = ${sum}`,
    rank: (parts: string, sum: string) => `อันดับ ${parts} = ${sum} คะแนน`,
    notCounted: "ผลนี้ไม่รวมในเวลาหรือคะแนนทีม เพราะเพื่อนร่วมทีมทำได้ดีกว่าครบจำนวนแล้ว",
    tooFew: (team: string, finishers: number, best: number) =>
      `ทีม ${team} ยังไม่มีอันดับ เข้าเส้นชัย ${finishers} คน ต้องมี ${best} คน`,
  },
  ahead: (name: string, gap: string | null) => (gap ? `คนที่อยู่ข้างหน้า ${name} เร็วกว่า ${gap}` : `คนที่อยู่ข้างหน้า ${name}`),
  behind: (name: string, gap: string | null) => (gap ? `คนที่ตามหลัง ${name} ช้ากว่า ${gap}` : `คนที่ตามหลัง ${name}`),
  tiedWith: (name: string) => `${name} เวลาเท่ากัน`,
  readsTitle: (used: number, all: number) => `การอ่านทั้งหมด ${all} ครั้ง ใช้ ${used} ครั้ง`,
  use: { start: "ใช้เป็นเวลาออกตัว", split: "ใช้เป็นเวลาผ่านจุด", finish: "ใช้เป็นเวลาเข้าเส้นชัย", lap: "ใช้เป็นเวลาจบรอบ" },
  ignored: {
    repeated_read: "ไม่ใช้ เพราะเป็นการอ่านซ้ำต่อเนื่องที่จุดเดิม",
    passed_before: "ไม่ใช้ เพราะผ่านจุดนี้ไปก่อนแล้ว นับการผ่านครั้งแรก",
    early_start_read: "ไม่ใช้ เพราะมีการอ่านครั้งหลังกว่าที่จุดปล่อยตัว",
    before_gun: "ไม่ใช้ เพราะก่อนเวลาปล่อยตัว",
    before_start: "ไม่ใช้ เพราะก่อนที่ผู้เข้าแข่งขันจะออกตัว",
    after_finish: "ไม่ใช้ เพราะหลังจบการแข่งขันแล้ว",
    not_on_course: "ไม่ใช้ เพราะจุดนี้ไม่อยู่ในเส้นทางของรุ่น",
    out_of_order: "ไม่ใช้ เพราะไม่เรียงตามลำดับของเส้นทาง",
    too_fast: "ไม่ใช้ เพราะไม่มีใครเร็วขนาดนั้น นับจากจุดสตาร์ตหรือระหว่างจุดนี้กับจุดอื่นที่ใช้",
    after_time_limit: "ไม่ใช้ เพราะหมดเวลาแข่งขันแล้ว",
    lap_start: "ไม่ใช้ เพราะเป็นการออกตัวรอบใหม่",
    incomplete_lap: "รอบนี้ไม่นับ เพราะผ่านจุดตรวจไม่ครบ",
  },
  unknownFate: "ไม่ใช้",
  missedCutoff: (place: string, at: string, cutoffAt: string, after: string | null) =>
    `ผ่าน ${place} เมื่อ ${at} น. หลังปิดจุดเวลา ${cutoffAt} น.${after === null ? "" : ` (${after} หลังออกตัว)`}`,
  missedPoints: {
    dnf: (places: string) =>
      `ไม่พบการผ่าน ${places} ซึ่งเป็นจุดบังคับ ตามกติกาของรุ่น ผู้ที่ขาดจุดนี้ถือว่าไม่จบการแข่งขัน (DNF) ถ้าได้ผ่านจริง ให้แจ้งฝ่ายจับเวลา`,
    dsq: (places: string) =>
      `ไม่พบการผ่าน ${places} ซึ่งเป็นจุดบังคับ ตามกติกาของรุ่น ผู้ที่ขาดจุดนี้ถูกตัดสิทธิ์ (DSQ) ถ้าได้ผ่านจริง ให้แจ้งฝ่ายจับเวลา`,
  },
  restart: (place: string, at: string, arrived: string, more: string) =>
    `ที่ ${place} ไม้ถัดไปออกตัวพร้อมกันเมื่อ ${at} น. ก่อนไม้ก่อนหน้าถึง ${arrived} น. เวลาทีมคือผลบวกของทุกไม้ จึงมากกว่านาฬิกา ${more}`,
  flag: {
    leader: (at: string) => `ผู้นำครบทุกรอบเมื่อ ${at} น. การแข่งขันจึงจบ ทุกคนเข้าเส้นชัยเมื่อผ่านเส้นครั้งถัดไป`,
    clock: (at: string) => `ครบเวลาจำกัดเมื่อ ${at} น. การแข่งขันจึงจบ ทุกคนเข้าเส้นชัยเมื่อผ่านเส้นครั้งถัดไป และนับรอบนั้น`,
  },
  lapsDown: (laps: number) => `จบโดยตามอยู่ ${laps} รอบ (+${laps} รอบ)`,
  noCrossing: "ไม่พบการผ่านเส้นหลังจากนั้น",
  neutral: (from: string, to: string, took: string, off: string | null) =>
    off === null ? `ช่วง ${from} ถึง ${to} (${took}) ไม่นับเวลา` : `ช่วง ${from} ถึง ${to} ใช้เวลา ${took} ไม่นับ ${off}`,
  inferredLaps: (laps: string) =>
    `ไม่พบการอ่านที่เส้นตอนจบ${laps} แต่มีการผ่านจุดในรอบซ้ำอีกครั้ง แสดงว่าครบรอบแล้ว จึงนับรอบให้โดยไม่มีเวลาของรอบนั้น`,
  missingSplit: (places: string) => `ไม่พบการอ่านที่ ${places} ระบบไม่เติมเวลาให้ และไม่กระทบอันดับ`,
  round: (round: number) => `รอบ ${round}`,
  place: "จุด",
  time: "เวลา",
  fate: "ใช้หรือไม่",
  source: "ที่มา",
};
