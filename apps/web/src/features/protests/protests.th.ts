import type { ProtestKind, ProtestState } from "@time-event/domain/protests/protest-rules";

const kinds: Readonly<Record<ProtestKind, string>> = {
  own_result: "ผลของตัวเองไม่ถูกต้อง",
  missing_time: "เวลาของตัวเองหายไป",
  other_player: "การกระทำของผู้แข่งคนอื่น",
};
const states: Readonly<Record<ProtestState, string>> = {
  open: "รอคำตอบ",
  accepted: "รับคำประท้วง",
  rejected: "ไม่รับ",
};

export const th = {
  kinds,
  states,
  open: "คำประท้วงที่รอคำตอบ",
  answered: "คำประท้วงที่ตอบแล้ว",
  firstOf: (shown: string, total: string) => `แสดง ${shown} จาก ${total} เรื่อง`,
  person: "ผู้ประท้วง",
  what: "เรื่อง",
  list: (category: string, number: string) => `${category} ฉบับที่ ${number}`,
  against: (bib: string) => `ต่อหมายเลข ${bib}`,
  state: "สถานะ",
  sentAt: (time: string) => `ส่ง ${time}`,
  look: "เปิดดู",
  order: "ใบสมัคร",
  answeredBy: (who: string, time: string) => `${who} ตอบเมื่อ ${time}`,
  photo: "รูปที่ผู้แข่งแนบมา เปิดดูขนาดเต็ม",
  reads: "ดูเวลาที่อ่านได้",
  answer: "คำตอบและเหตุผล",
  answerHint: "ผู้แข่งอ่านข้อความนี้ในหน้าใบสมัคร",
  answerNeeded: "ใส่เหตุผลก่อน",
  accept: "รับคำประท้วง",
  reject: "ไม่รับ",
  carryOut: "การรับคำประท้วงไม่เปลี่ยนผลเอง แก้เวลาในหน้าเวลาที่อ่านได้ หรือเสนอโทษในหน้านี้ แล้วประกาศผลฉบับใหม่",
};
