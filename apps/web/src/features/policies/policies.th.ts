export const th = {
  kinds: {
    terms: "ข้อตกลงการสมัคร",
    waiver: "การรับทราบความเสี่ยง",
    privacy: "ความเป็นส่วนตัว",
    refund: "การยกเลิกและคืนเงิน",
  },
  description: (policy: string, event: string) => `${policy} ของงาน ${event}`,
  inForce: (version: number, day: string) => `ฉบับที่ ${version} มีผลตั้งแต่ ${day}`,
  others: "นโยบายอื่นของงานนี้",
  print: "พิมพ์",
};
