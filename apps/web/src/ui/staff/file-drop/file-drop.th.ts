/** Words of a file on its way. */
export const th = {
  sending: (percent: number) => `กำลังส่ง ${percent}%`,
  sent: "ส่งแล้ว รอระบบอ่าน",
  tryNumber: (attempt: number) => `ยังไม่มีคำตอบ กำลังลองครั้งที่ ${attempt}`,
  again: "ส่งไฟล์เดิมอีกครั้ง",
};
