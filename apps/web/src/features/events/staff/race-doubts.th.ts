import type { RaceDoubtCode } from "@time-event/domain/race/race-doubts";

/** A sentence on a doubt, from how many things are meant and the first of them. */
type Sentence = (count: string, examples: string) => string;

const doubts: Readonly<Record<RaceDoubtCode, Sentence>> = {
  gun_after_reads: (count) => `การอ่านทั้ง ${count} ครั้งของรุ่นนี้มาก่อนเวลาปล่อยตัว จึงไม่มีใครมีผล ตรวจเวลาปล่อยตัว`,
  reads_off_days: (count, examples) => `มีการอ่าน ${count} ครั้งที่ไม่อยู่ในวันของงาน: ${examples}`,
  everybody_late: (count) => `ทั้ง ${count} คนที่มีการอ่านเกินเวลาที่กำหนด ตรวจเวลาคัตออฟ`,
  other_gender: (count, examples) => `มี ${count} คนที่เพศไม่ตรงกับรุ่น: ${examples}`,
  bibs_alike: (_count, examples) => `หมายเลข BIB คล้ายกันจนสับสนได้: ${examples}`,
  points_not_in_order: (_count, examples) => `จุดอยู่ใกล้จุดเริ่มกว่าจุดก่อนหน้า: ${examples}`,
  line_of_other_length: (_count, examples) =>
    `เส้นทางที่อัปโหลดยาวไม่เท่ารุ่น (${examples}) อัปโหลด GPX ของรุ่นนี้เอง หรือยกเลิกการใช้เส้นทางนี้กับรุ่นนี้ที่แท็บเส้นทาง`,
  points_off_line: (_count, examples) =>
    `จุดไม่อยู่ตรงที่เส้นทาง GPX ผ่านตามระยะที่ตั้งไว้: ${examples} ตรวจระยะหรือพิกัดของจุดที่แท็บจุดตรวจ`,
  points_at_one_distance: (_count, examples) => `จุดที่อยู่ติดกันมีระยะทางเท่ากัน: ${examples}`,
  age_groups_gap: (_count, examples) => `ไม่มีรุ่นอายุสำหรับอายุ ${examples}`,
  age_groups_gap_men: (_count, examples) => `ไม่มีรุ่นอายุสำหรับชายอายุ ${examples}`,
  age_groups_gap_women: (_count, examples) => `ไม่มีรุ่นอายุสำหรับหญิงอายุ ${examples}`,
  gun_off_days: (_count, examples) => `เวลาปล่อยตัวไม่อยู่ในวันของงาน (${examples})`,
  stage_before_gun: (_count, examples) => `สเตจเริ่มก่อนเวลาปล่อยตัวของรุ่น: ${examples}`,
  days_far_apart: (count, examples) => `งานยาว ${count} วัน (${examples})`,
};

export const th = {
  title: "ควรตรวจดู",
  hint: "อาจถูกต้องแล้ว แต่มักพิมพ์ผิด ไม่มีอะไรถูกห้ามเพราะเรื่องนี้",
  category: (code: string) => `รุ่น ${code}`,
  doubts,
};
