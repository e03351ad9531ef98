import PDFDocument from "pdfkit";
import { inLanguage } from "@time-event/domain/text/in-language";
import { bahtWords } from "@time-event/domain/payments/baht-words";
import { documentBytes } from "../../lib/documents/document-bytes.ts";
import { documentFonts as fonts } from "../../lib/documents/fonts.ts";
import { wrapText } from "../../lib/documents/wrap-text.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import type { ReceiptContent } from "./receipt-content.ts";
import { branchText, receiptWords } from "./receipt-words.ts";
import type { drawReceiptTask } from "./receipts.service.ts";

const margin = 56;
/** Tone marks of one line would touch those below the line before. */
const lineHeight = 1.65;
const columns = { quantity: 330, unit: 380, amount: 460 } as const;

/** One page of A4, or more for a long order. */
export const answer: Answer<typeof drawReceiptTask> = async ({ content, language }) => {
  const words = receiptWords[language];
  const isCredit = content.totalSatang < 0;
  // a credit note says how much less it is
  const sign = isCredit ? -1 : 1;
  const title = isCredit ? words.credit : words.title;
  const { seller, buyer } = content;
  const sellerName = (language === "en" && seller.nameEn) || seller.name;
  const info = { Title: `${title} ${content.number}`, Author: sellerName };
  const page = new PDFDocument({ size: "A4", margin, info, lang: language });
  const bytes = documentBytes(page);

  const right = page.page.width - margin;
  let y = margin;

  interface Style {
    readonly size?: number;
    readonly bold?: boolean;
    readonly grey?: boolean;
    readonly left?: number;
    readonly width?: number;
    readonly align?: "left" | "right";
  }
  /** Writes a text from `y` on and returns where it ends. */
  const write = (text: string, style: Style = {}): number => {
    const { size = 10.5, bold = false, grey = false, left = margin, width = right - left, align = "left" } = style;
    page.font(bold ? fonts.bold : fonts.regular, size).fillColor(grey ? "#555555" : "#111111");
    let at = y;
    for (const line of wrapText(text, width, (part) => page.widthOfString(part))) {
      const x = align === "right" ? left + width - page.widthOfString(line) : left;
      page.text(line, x, at, { lineBreak: false });
      at += size * lineHeight;
    }
    return at;
  };
  const rule = (color: string) => {
    page.moveTo(margin, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke();
    y += 10;
  };
  /** Lays a ground under the next rows, so many points high. */
  const shade = (height: number) => {
    page.rect(margin - 8, y - 6, right - margin + 16, height).fill("#f1f4f8");
  };
  const breakPage = (needed: number) => {
    if (y + needed < page.page.height - margin) return;
    page.addPage();
    y = margin;
  };

  const half = (right - margin) / 2;
  const top = y;
  y = write(sellerName, { size: 13, bold: true, width: half - 10 });
  for (const line of partyLines(content, "seller", language)) y = write(line, { grey: true, width: half - 10 });
  const leftEnd = y;
  y = top;
  y = write(title, { size: 18, bold: true, left: margin + half, align: "right" });
  y = write(`${words.number} ${content.number}`, { left: margin + half, align: "right" });
  y = write(`${words.date} ${words.day(content.issuedAt, content.timeZone)}`, { left: margin + half, align: "right" });
  if (content.changes) y = write(`${words.changes} ${content.changes}`, { left: margin + half, align: "right" });
  y = Math.max(y, leftEnd) + 14;

  rule("#111111");
  y = write(isCredit ? words.creditTo : words.receivedFrom, { grey: true, size: 9.5 });
  y = write(buyer.name || "–", { bold: true });
  for (const line of partyLines(content, "buyer", language)) y = write(line, { grey: true });
  y += 6;
  y = write(`${words.forEvent} ${inLanguage(content.event, language)}`);
  y = write(`${words.order} ${content.reference}`) + 12;

  const row = (cells: readonly [string, string, string, string], style: Style = {}) => {
    const ends = [
      write(cells[0], { ...style, width: columns.quantity - margin - 10 }),
      write(cells[1], { ...style, left: columns.quantity, width: 40, align: "right" }),
      write(cells[2], { ...style, left: columns.unit, width: 75, align: "right" }),
      write(cells[3], { ...style, left: columns.amount, width: right - columns.amount, align: "right" }),
    ];
    y = Math.max(...ends) + 3;
  };
  shade(26);
  row([words.item, words.quantity, words.unit, words.amount], { bold: true, size: 9.5 });
  y += 8;
  for (const { text, quantity, unitSatang, amountSatang } of content.lines) {
    breakPage(60);
    row([inLanguage(text, language), String(quantity), money(sign * unitSatang), money(sign * amountSatang)]);
    rule("#e2e6ec");
  }
  breakPage(130);
  const inWords = language === "th" ? `(${bahtWords(sign * content.totalSatang)})` : "";
  y += 8;
  shade(inWords ? 50 : 30);
  row([isCredit ? words.creditTotal : words.total, "", "", `${money(sign * content.totalSatang)} ${words.baht}`], {
    bold: true,
    size: 12,
  });
  if (inWords) y = write(inWords, { align: "right" });
  y += 22;
  y = write(words.made, { grey: true, size: 9 });
  page.end();
  return bytes;
};

function partyLines(content: ReceiptContent, party: "seller" | "buyer", language: "th" | "en"): string[] {
  const words = receiptWords[language];
  const { taxId, branch, address } = content[party];
  const shown = typeof address === "string" ? address : inLanguage(address, language);
  return [shown, taxId && `${words.taxId} ${taxId}`, branchText(branch, language)].filter(Boolean);
}

/** @example money(125_000) // "1,250.00" */
function money(satang: number): string {
  return (satang / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
