export const th = {
  title: "งานนี้ถูกยกเลิก",
  ask: "ติดต่อผู้จัดเพื่อสอบถามรายละเอียด",
  named: (title: string) => `งานยกเลิก: ${title}`,
};
