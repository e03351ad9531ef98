export const th = {
  title: "งานนี้ถูกยกเลิก",
  ask: "ติดต่อผู้จัดเพื่อสอบถามรายละเอียด",
  named: (event: string) => `ยกเลิก: ${event}`,
};
