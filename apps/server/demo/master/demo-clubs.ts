/** Clubs on the organiser's list; other clubs in entries are suggested to it. */
export const demoClubs = [
  { name: { th: "ชมรมวิ่งเมืองปัว", en: "Pua Runners" }, short: "", province: "น่าน" },
  { name: { th: "น่านรันเนอร์", en: "Nan Runners" }, short: "NAN", province: "น่าน" },
  { name: { th: "เชียงใหม่เทรลแก๊ง", en: "Chiang Mai Trail Gang" }, short: "CTG", province: "เชียงใหม่" },
  { name: { th: "ขอนแก่นมอร์นิ่งรัน", en: "Khon Kaen Morning Run" }, short: "KKMR", province: "ขอนแก่น" },
  { name: { th: "บางแสนบีชรันเนอร์", en: "Bang Saen Beach Runners" }, short: "", province: "ชลบุรี" },
  { name: { th: "สวนรถไฟรันเนอร์", en: "Rot Fai Park Runners" }, short: "", province: "กรุงเทพมหานคร" },
  { name: { th: "Doi Dogs Trail Club", en: "" }, short: "DDTC", province: "เชียงราย" },
  { name: { th: "Northern Thailand Mountain Running Union", en: "" }, short: "NTMRU", province: "เชียงใหม่" },
] as const;
