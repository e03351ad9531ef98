import type { SchemaCode } from "@time-event/contract/errors";
import type { RefusalWord } from "@time-event/contract/refusal-words";

/** What a schema's words on a field mean, and what to do. A screen adds the words of its own rules. */
const words: Readonly<Record<Exclude<SchemaCode, RefusalWord>, string>> = {
  too_small: "ค่านี้สั้นหรือน้อยเกินไป",
  too_big: "ค่านี้ยาวหรือมากเกินไป",
  invalid_type: "กรอกช่องนี้ให้ถูกต้อง",
  invalid_format: "รูปแบบไม่ถูกต้อง ตรวจตัวอักษรและเครื่องหมาย",
  invalid_value: "เลือกจากตัวเลือกที่มี",
  not_multiple_of: "ค่านี้ลงตัวไม่ได้ ปัดให้เหมาะสม",
  unrecognized_keys: "มีข้อมูลเกินมา โหลดหน้านี้ใหม่แล้วลองอีกครั้ง",
  invalid_key: "มีชื่อรายการที่ใช้ไม่ได้ ตรวจอีกครั้ง",
  invalid_element: "มีบางรายการที่ใช้ไม่ได้ ตรวจอีกครั้ง",
  invalid_union: "ตรวจช่องนี้อีกครั้ง",
  custom: "ตรวจช่องนี้อีกครั้ง",
  bad_character: "มีการขึ้นบรรทัดหรืออักขระที่มองไม่เห็น พิมพ์ใหม่อีกครั้ง",
  buddhist_year: "ปีนี้เกินไป 543 ปี",
  bad_year: "ปีนี้เป็นปีของงานไม่ได้",
};

export const th = {
  words,
  /** Offers the day that was probably meant. */
  meant: (day: string) => `หมายถึง${day}หรือไม่`,
  /** Of a word that only a newer server knows. */
  other: (word: string) => `ตรวจช่องนี้อีกครั้ง (${word})`,
};
