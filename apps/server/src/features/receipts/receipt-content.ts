import type { OrderQuote } from "@time-event/contract/order-quote";
import type { Text } from "@time-event/contract/fields";
import type { ReceiptTo } from "@time-event/contract/receipt";
import type { InstantMs } from "@time-event/domain/time/instant";

/** What a receipt says. It is stored whole: a receipt that was issued never changes. */
export interface ReceiptContent {
  readonly number: string;
  readonly issuedAt: InstantMs;
  readonly timeZone: string;
  readonly seller: {
    readonly name: string;
    /** "", or left out by receipts of before: the name stands in both languages. */
    readonly nameEn?: string;
    readonly taxId: string;
    readonly branch: string;
    readonly address: Text;
  };
  readonly buyer: ReceiptTo;
  readonly event: Text;
  readonly reference: string;
  readonly lines: readonly ReceiptLine[];
  /** Of a difference that came later: below zero where the order costs less; then it is a credit note. */
  readonly totalSatang: number;
  /** The number of the receipt whose order costs more or less since; left out: this is the first. */
  readonly changes?: string;
}

export interface ReceiptLine {
  readonly text: Text;
  readonly quantity: number;
  readonly unitSatang: number;
  readonly amountSatang: number;
}

/** @example receiptNumber(2026, 123) // "2569-000123": years of the Buddhist era, as Thai accounts have them */
export function receiptNumber(year: number, number: number): string {
  return `${year + 543}-${String(number).padStart(6, "0")}`;
}

/** The lines of a receipt from those of a price; what they do not say of the total is one more line. */
export function receiptLines({ lines, totalSatang }: Pick<OrderQuote, "lines" | "totalSatang">): ReceiptLine[] {
  const own = lines.map(({ category, name, option, quantity, unitSatang, amountSatang }) => {
    const parts = [category, name, option].filter((part) => part !== null);
    const text = {
      th: parts.map(({ th, en }) => th || en).join(" · "),
      en: parts.map(({ th, en }) => en || th).join(" · "),
    };
    return { text, quantity, unitSatang, amountSatang };
  });
  const rest = totalSatang - own.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  if (rest === 0) return own;
  const text = rest < 0 ? { th: "ส่วนลด", en: "Discount" } : { th: "รายการอื่น", en: "Other items" };
  return [...own, { text, quantity: 1, unitSatang: rest, amountSatang: rest }];
}

/**
 * What a price has more or less than the documents about it say so far, line by line; together the difference.
 *
 * @example
 * differenceLines([fee800], [fee800, moved400]); // [moved400]
 */
export function differenceLines(before: readonly ReceiptLine[], now: readonly ReceiptLine[]): ReceiptLine[] {
  const wordsOf = ({ text }: ReceiptLine) => `${text.th}\n${text.en}`;
  const sumOf = (lines: readonly ReceiptLine[], words: string) =>
    lines.filter((line) => wordsOf(line) === words).reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  const all = [...before, ...now];
  return all
    .filter((line, at) => all.findIndex((other) => wordsOf(other) === wordsOf(line)) === at)
    .flatMap((line) => {
      const amountSatang = sumOf(now, wordsOf(line)) - sumOf(before, wordsOf(line));
      return amountSatang === 0 ? [] : [{ text: line.text, quantity: 1, unitSatang: amountSatang, amountSatang }];
    });
}
