export const th = {
  provisional: (n: string, at: string) => `ผลไม่เป็นทางการ ฉบับที่ ${n} ประกาศ ${at}`,
  official: (n: string, at: string) => `ผลเป็นทางการ ฉบับที่ ${n} ประกาศ ${at}`,
  protestUntil: (at: string) => `ประท้วงได้ถึง ${at}`,
  left: (minutes: string) => `เหลือ ${minutes} นาที`,
  changedSince: (n: string) => `หลังฉบับนี้มีผลเปลี่ยน ${n} ราย`,
  hash: "ลายนิ้วมือของฉบับนี้",
  history: "ผลของคนนี้ในแต่ละฉบับที่ประกาศ",
  place: (overall: string) => `อันดับ ${overall}`,
  genderPlace: (place: string) => `ในเพศ ${place}`,
  groupPlace: (place: string) => `กลุ่มอายุ ${place}`,
  number: (n: string) => `ฉบับที่ ${n}`,
  states: { provisional: "ไม่เป็นทางการ", official: "เป็นทางการ" },
};
