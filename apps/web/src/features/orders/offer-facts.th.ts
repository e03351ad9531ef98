export const th = {
  gender: { any: "ชาย/หญิง", M: "ชายเท่านั้น", F: "หญิงเท่านั้น" },
  ages: (from: number | null, to: number | null) =>
    from !== null && to !== null ? `อายุ ${from}–${to} ปี` : from !== null ? `อายุ ${from} ปีขึ้นไป` : `อายุไม่เกิน ${to} ปี`,
  team: (from: number, to: number) => (from === to ? `ทีม ${from} คน` : `ทีม ${from}–${to} คน`),
  relay: (from: number, to: number) => (from === to ? `ผลัด ${from} คน` : `ผลัด ${from}–${to} คน`),
  mix: { men: "ชายล้วน", women: "หญิงล้วน", mixed: "ทีมผสม มีทั้งชายและหญิง" },
  per: { person: "ต่อคน", team: "ต่อทีม" },
  left: (count: string, unit: "place" | "person" | "team") =>
    `เหลือ ${count} ${{ place: "ที่", person: "ที่", team: "ทีม" }[unit]}`,
  fewLeft: (left: string) => `${left}เท่านั้น`,
};
