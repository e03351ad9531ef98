export const th = {
  description: "ไม่พบหน้าที่ขอ",
  home: "หน้าแรก",
  homeHint: "กลับไปเริ่มต้นใหม่",
  events: "รายการแข่ง",
  eventsHint: "ค้นหางานที่อยากลง",
  results: "ผลการแข่งขัน",
  resultsHint: "ดูเวลาและอันดับ",
};
