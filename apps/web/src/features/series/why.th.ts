export const th = {
  title: (name: string, series: string) => `ทำไม ${name} ได้คะแนนเท่านี้ · ${series}`,
  heading: (name: string) => `คะแนนของ ${name}`,
  back: "ตารางคะแนน",
  place: "อันดับ",
  total: "คะแนนรวม",
  races: "สนามที่ได้คะแนน",
  noPlace: { too_few_races: "ยังไม่มีอันดับ เพราะจำนวนสนามไม่พอ", no_points: "ยังไม่มีอันดับ เพราะยังไม่มีคะแนน" },
  of: { overall: "รวม", gender: "ในเพศ", ageGroup: "ในกลุ่มอายุ" },
  byPlace: (place: string, among: string, of: string, points: string) =>
    `ได้อันดับ ${place} ${of} จากผู้เข้าเส้นชัย ${among} คน ตามตารางได้ ${points} คะแนน`,
  further: (place: string, of: string, points: string) =>
    `ได้อันดับ ${place} ${of} อยู่นอกตาราง ผู้เข้าเส้นชัยนอกตารางทุกคนได้ ${points} คะแนน`,
  byTime: (own: string, winner: string, full: string, points: string) =>
    `เวลา ${own} ผู้ชนะ ${winner}: ${full} × ${winner} ÷ ${own} = ${points} คะแนน`,
  dnf: (points: string) => `ไม่จบการแข่งขัน กติกาให้ ${points} คะแนน`,
  dsq: (points: string) => `ถูกตัดสิทธิ์ กติกาให้ ${points} คะแนน`,
  times: (factor: string, points: string) => `สนามนี้คูณ ${factor} เป็น ${points} คะแนน`,
  counts: "นับ",
  dropped: (best: string) => `ไม่นับ เพราะนับเพียง ${best} สนามที่ดีที่สุด`,
  nothing: {
    absent: "ไม่ได้ลงแข่ง",
    dnf: "ไม่จบการแข่งขัน จึงไม่ได้คะแนน",
    otl: "เกินเวลาที่กำหนด จึงไม่ได้คะแนน",
    dsq: "ถูกตัดสิทธิ์ จึงไม่ได้คะแนน",
    other: "ไม่มีอันดับที่ให้คะแนน",
  },
  ties: "คะแนนเท่ากัน",
  tie: {
    wins: (name: string, ahead: boolean) => (ahead ? `${name} อยู่ก่อน เพราะชนะมากกว่า` : `อยู่ก่อน ${name} เพราะชนะมากกว่า`),
    lastRace: (name: string, ahead: boolean) =>
      ahead ? `${name} อยู่ก่อน เพราะได้คะแนนในสนามล่าสุดมากกว่า` : `อยู่ก่อน ${name} เพราะได้คะแนนในสนามล่าสุดมากกว่า`,
    shared: (name: string) => `เท่ากับ ${name} ทุกข้อ จึงได้อันดับร่วม`,
  },
};
