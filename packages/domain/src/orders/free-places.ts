import type { LocalName } from "../race/local-name.ts";
import type { Quote, QuoteLine } from "./price-order.ts";

/** Why places cost nothing: a gift of the organiser, or a part of what a sponsor gets. */
export const freeKinds = ["complimentary", "sponsor"] as const;
export type FreeKind = (typeof freeKinds)[number];

const names: Readonly<Record<FreeKind, LocalName>> = {
  complimentary: { th: "สิทธิ์สมัครโดยไม่คิดค่าสมัคร", en: "Complimentary" },
  sponsor: { th: "สิทธิ์สมัครของผู้สนับสนุน", en: "Sponsor's places" },
};

/**
 * The quote of an order whose whole price the organiser takes off: a line of its own says so, and the lines still add up.
 *
 * @example
 * withoutPrice({ lines, totalSatang: 80_000, unpriced: [] }, "sponsor").totalSatang; // 0
 */
export function withoutPrice<Q extends Quote>(quote: Q, kind: FreeKind): Q {
  return quote.totalSatang === 0 ? quote : asGift(quote, kind);
}

/** The same, though it may cost nothing without it: what such an order moves to is a gift, too. */
export function asGift<Q extends Quote>(quote: Q, kind: FreeKind): Q {
  const amountSatang = 0 - quote.totalSatang;
  const line = {
    kind: "discount",
    entry: null,
    player: null,
    category: null,
    name: names[kind],
    option: null,
  } as const;
  const lines = [...quote.lines, { ...line, quantity: 1, unitSatang: amountSatang, amountSatang }];
  return { ...quote, lines, totalSatang: 0 };
}

/** Which gift an order is; undefined: it has to be paid. The line of a code is named by the code in both languages. */
export function giftOf({ lines }: Quote): FreeKind | undefined {
  const isOf = (kind: FreeKind) => (line: QuoteLine) =>
    line.kind === "discount" && line.name.th === names[kind].th && line.name.en === names[kind].en;
  return freeKinds.find((kind) => lines.some(isOf(kind)));
}
