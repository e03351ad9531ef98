/** What the contract's words on a field mean, and what to do. A screen adds the words of its own rules. */
export const th = {
  words: {
    required: "ต้องกรอกช่องนี้",
    too_small: "ค่านี้สั้นหรือน้อยเกินไป",
    too_big: "ค่านี้ยาวหรือมากเกินไป",
    invalid_type: "กรอกช่องนี้ให้ถูกต้อง",
    invalid_format: "รูปแบบไม่ถูกต้อง ตรวจตัวอักษรและเครื่องหมาย",
    invalid_value: "เลือกจากตัวเลือกที่มี",
    not_multiple_of: "ค่านี้ลงตัวไม่ได้ ปัดให้เหมาะสม",
    taken: "มีรายการอื่นใช้ค่านี้แล้ว ใช้ค่าอื่น",
    invalid_union: "ตรวจช่องนี้อีกครั้ง",
    custom: "ตรวจช่องนี้อีกครั้ง",
  },
  /** Of a word that only a newer server knows. */
  other: (word: string) => `ตรวจช่องนี้อีกครั้ง (${word})`,
};
