import type { CategorySetup, EventSetup } from "./event-setup.ts";

export const gunAt = Date.parse("2026-11-15T06:00:00+07:00");

export function givenCategory(changes: Partial<CategorySetup> = {}): CategorySetup {
  return { code: "10K", gunAt, courseKinds: ["start", "split", "finish"], priceEnds: [null], ...changes };
}

/** An event that is completely set up. */
export function givenSetup(changes: Partial<EventSetup> = {}): EventSetup {
  return {
    state: "draft",
    name: { th: "ดอยอินทนนท์เทรล", en: "Doi Inthanon Trail" },
    venue: { th: "ที่ทำการอุทยาน", en: "" },
    province: "เชียงใหม่",
    timeZone: "Asia/Bangkok",
    startsOn: "2026-11-15",
    endsOn: "2026-11-15",
    checkpointKinds: ["start", "split", "finish"],
    categories: [givenCategory()],
    entries: 0,
    reads: 0,
    ...changes,
  };
}
