/** Why a protest is refused. Public pages load these sentences with the form for one. */
export const th = {
  not_published: "รุ่นนี้ยังไม่ประกาศผล จึงยังประท้วงไม่ได้",
  protest_over: "หมดเวลาประท้วงผลนี้แล้ว ถ้าผลยังผิด ติดต่อผู้จัดงาน",
  too_many_protests: "ส่งคำประท้วงครบจำนวนแล้ว รอคำตอบของเรื่องที่ส่งไว้ หรือพบกรรมการที่สนาม",
};
