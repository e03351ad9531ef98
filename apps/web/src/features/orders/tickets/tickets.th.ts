/** Words of tickets. */
export const th = {
  title: (count: number) => (count === 1 ? "ตั๋วเข้างาน" : `ตั๋วเข้างาน ${count} ใบ`),
  lead: "แสดง QR นี้เมื่อรับอุปกรณ์ เปิดดูได้แม้ไม่มีอินเทอร์เน็ต",
  qrLabel: (reference: string, name: string) => `QR ตั๋ว ${reference} ${name}`,
  reference: "เลขที่ใบสมัคร",
  team: "ทีม",
  ownStart: (at: string) => `ออกตัว ${at} น.`,
  save: "บันทึกเป็นรูป",
  notSaved: "บันทึกรูปไม่สำเร็จ จับภาพหน้าจอแทนได้",
  print: "พิมพ์ตั๋ว",
  band: "ตั๋วเข้างาน",
  kept: "ไม่มีอินเทอร์เน็ต แสดงตั๋วที่เก็บไว้ในเครื่องนี้",
};
