import { confirm, type OrderStory, paid, slipWaits, type StoryEntry, unpaid } from "./order-story.ts";

const relay = (team: string, filledIn?: number): StoryEntry[] => [
  { category: "RELAY", players: 3, team, ...(filledIn !== undefined && { filledIn }) },
];

/** Orders of the triathlon: relay teams, whole and half filled in, and single players. */
export const triathlonOrders: readonly OrderStory[] = [
  paid(80, "OLYMPIC"),
  paid(40, "SPRINT", 1),
  { hoursAgo: 62, entries: relay("ลมทะเลรันเนอร์"), steps: [confirm, { after: 0.4, does: "pay" }] },
  { hoursAgo: 33, entries: relay("Chumphon Trio"), language: "en", steps: [confirm, { after: 0.4, does: "pay" }] },
  { hoursAgo: 6, entries: relay("สามสหายปะทิว"), steps: [confirm, { after: 0.5, does: "slip" }] },
  { hoursAgo: 1.8, entries: relay("คลื่นลูกที่สาม"), steps: [confirm] },
  { hoursAgo: 0.1, entries: relay("ทีมรอเพื่อนกรอก", 1), steps: [] },
  slipWaits(3.4, "SPRINT"),
  unpaid(10, "OLYMPIC"),
];
