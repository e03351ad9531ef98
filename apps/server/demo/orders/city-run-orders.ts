import { confirm, entry, held, type OrderStory, paid, slipWaits, unpaid } from "./order-story.ts";

/**
 * Orders of the city marathon: every state, work for finance, and a rush on the half marathon, whose last places are all
 * held by people who have not paid. Together with the entries of city-run.ts they fill 21K and 10K to the last place.
 */
export const cityRunOrders: readonly OrderStory[] = [
  // paid, as most are
  paid(84, "42K"),
  paid(83.2, "5K", 2),
  paid(81, "21K"),
  paid(66, "5K"),
  paid(64.5, "42K", 2),
  paid(60, "21K", 2),
  paid(39, "10K", 2),
  paid(37.5, "10K"),
  paid(36, "42K"),
  paid(31, "10K", 3),
  paid(29, "21K"),
  paid(27.5, "5K", 4),
  paid(26, "21K", 2),
  paid(22, "42K"),
  // a slip that a person verified yesterday; its line comes with the statement that waits
  {
    hoursAgo: 14,
    entries: entry("42K"),
    steps: [confirm, { after: 0.5, does: "slip" }, { after: 2, does: "verify" }],
  },
  // somebody who paid 100 baht too much
  {
    hoursAgo: 12,
    entries: entry("5K", 2),
    steps: [confirm, { after: 0.4, does: "slip", off: 100 }, { after: 1.5, does: "verify" }],
  },
  // a late payment: the place that had expired was sold to others before the money came
  {
    hoursAgo: 70,
    entries: entry("10K"),
    steps: [confirm, { after: 24.5, does: "expire" }, { after: 64, does: "slip" }, { after: 65.5, does: "verify" }],
  },
  // cancelled after paying: the refund is large enough for a second person
  {
    hoursAgo: 65,
    entries: entry("42K", 3),
    steps: [
      confirm,
      { after: 0.3, does: "pay" },
      { after: 44, does: "cancel", reason: "บาดเจ็บ ส่งใบรับรองแพทย์แล้ว" },
      { after: 45, does: "refund" },
    ],
  },
  {
    hoursAgo: 82,
    entries: entry("5K"),
    steps: [
      confirm,
      { after: 0.3, does: "pay" },
      { after: 40, does: "cancel", reason: "ติดงานต่างจังหวัด" },
      { after: 41, does: "refund" },
    ],
  },
  // never confirmed, and never paid
  { hoursAgo: 9, entries: entry("5K", 2), steps: [{ after: 0.5, does: "expire" }] },
  { hoursAgo: 50, entries: entry("42K"), steps: [confirm, { after: 24.5, does: "expire" }] },
  // slips that were turned down
  {
    hoursAgo: 20,
    entries: entry("42K"),
    steps: [
      confirm,
      { after: 0.5, does: "slip", elsewhere: true },
      { after: 10, does: "refuse", reason: "wrong_receiver" },
    ],
  },
  {
    name: "asked",
    hoursAgo: 16,
    entries: entry("5K"),
    steps: [confirm, { after: 0.5, does: "slip" }, { after: 6, does: "ask", reason: "unreadable" }],
  },
  // slips that wait: right ones, one too small, one that another order sent before, one without a code, one for two orders
  slipWaits(5.5, "42K"),
  slipWaits(5, "5K", 1, { sameAs: "asked" }),
  slipWaits(4.2, "5K", 2),
  slipWaits(3.6, "42K", 1, { off: -100 }),
  slipWaits(3.1, "21K"),
  slipWaits(2.6, "21K", 2, { withoutCode: true }),
  { name: "friend", hoursAgo: 2.2, entries: entry("5K"), steps: [confirm] },
  slipWaits(2, "5K", 1, { alsoFor: "friend" }),
  // paid without a word: only the statement knows
  { hoursAgo: 8, entries: entry("42K"), steps: [confirm, { after: 0.6, does: "pay", later: true }] },
  { hoursAgo: 7, entries: entry("5K", 3), steps: [confirm, { after: 0.3, does: "pay", later: true }] },
  // nobody has paid these yet
  unpaid(19, "42K"),
  unpaid(11, "5K", 2),
  unpaid(1.4, "42K", 2),
  // the rush: the last places of the half marathon
  unpaid(1.5, "21K", 2),
  unpaid(1.4, "21K"),
  unpaid(1.3, "21K", 3),
  unpaid(1.2, "21K"),
  unpaid(1.1, "21K", 2),
  unpaid(0.9, "21K", 4),
  unpaid(0.7, "21K"),
  unpaid(0.5, "21K", 2),
  unpaid(0.4, "21K"),
  held(0.13, "21K", 1, 0),
  held(0.05, "21K"),
  held(0.1, "42K"),
  held(0.04, "5K"),
];
