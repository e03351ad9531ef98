export const th = {
  pictureOf: (at: number, of: number) => `ภาพที่ ${at} จาก ${of}`,
  previous: "ภาพก่อนหน้า",
  next: "ภาพถัดไป",
  close: "ปิด",
};
