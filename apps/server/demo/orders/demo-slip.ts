import { createRequire } from "node:module";
import { banks } from "@time-event/domain/promptpay/banks";
import { checksum } from "@time-event/domain/promptpay/qr-payload";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { encode } from "uqr";
import { drawableThai } from "../../src/lib/drawable-thai.ts";
import { markupText } from "../../src/lib/markup-text.ts";
import { slipTime } from "./bank-time.ts";

/** A payment as a bank's app shows it. */
export interface SlipContent {
  readonly bankCode: string;
  readonly reference: string;
  readonly amountSatang: number;
  readonly paidAt: InstantMs;
  readonly from: string;
  readonly to: string;
  readonly hasCode: boolean;
}

const require = createRequire(import.meta.url);
const fontFiles = ["400Regular/Sarabun_400Regular.ttf", "700Bold/Sarabun_700Bold.ttf"].map((file) =>
  require.resolve(`@expo-google-fonts/sarabun/${file}`),
);
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Sarabun" };
const [width, height] = [620, 900];
const colours: Readonly<Record<string, string>> = {
  "002": "#1e4598",
  "004": "#138f2d",
  "006": "#1ba5e1",
  "014": "#4e2e7f",
};

/** The picture of a slip, of no bank's own design, with its small QR code. */
export async function drawDemoSlip(slip: SlipContent): Promise<Buffer> {
  return sharp(new Resvg(drawableThai(drawing(slip)), { font }).render().pixels, {
    raw: { width, height, channels: 4 },
  })
    .jpeg({ quality: 84 })
    .toBuffer();
}

function drawing({ bankCode, reference, amountSatang, paidAt, from, to, hasCode }: SlipContent): string {
  const bank = banks.find(({ code }) => code === bankCode)!;
  const line = (y: number, label: string, value: string, size = 26) =>
    `<text x="48" y="${y}" font-size="22" fill="#64748b">${label}</text>
    <text x="${width - 48}" y="${y}" font-size="${size}" text-anchor="end" font-weight="700">${markupText(value)}</text>`;
  const baht = (amountSatang / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Sarabun" fill="#0f172a">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <rect width="${width}" height="150" fill="${colours[bankCode] ?? "#334155"}"/>
    <text x="48" y="66" font-size="36" font-weight="700" fill="#fff">โอนเงินสำเร็จ</text>
    <text x="48" y="112" font-size="24" fill="#fff">${slipTime(paidAt)}</text>
    <text x="${width - 48}" y="66" font-size="26" font-weight="700" fill="#fff" text-anchor="end">${bank.short}</text>
    ${line(216, "จาก", from)}
    <text x="${width - 48}" y="250" font-size="20" fill="#64748b" text-anchor="end">xxx-x-x${reference.slice(-4, -1)}-x</text>
    ${line(316, "ไปยัง", to)}
    <text x="${width - 48}" y="350" font-size="20" fill="#64748b" text-anchor="end">พร้อมเพย์ x-xxxx-xxxxx-01-5</text>
    <rect x="48" y="384" width="${width - 96}" height="2" fill="#e2e8f0"/>
    ${line(440, "จำนวนเงิน", `${baht} บาท`, 34)}
    ${line(492, "ค่าธรรมเนียม", "0.00 บาท", 22)}
    ${line(544, "เลขที่รายการ", reference, 20)}
    ${hasCode ? drawCode(slipCodeText(bankCode, reference), width - 48 - 220, 600, 220) : ""}
    <text x="48" y="${height - 60}" font-size="20" fill="#64748b">สแกนตรวจสอบสลิป</text>
    <text x="48" y="${height - 30}" font-size="16" fill="#94a3b8">ชุดสาธิต ไม่ใช่สลิปจริง</text>
  </svg>`;
}

/** What the small code of a slip says; the domain's `readSlipCode` reads it. */
function slipCodeText(bankCode: string, reference: string): string {
  const field = (id: string, value: string) => id + String(value.length).padStart(2, "0") + value;
  const unsealed = `${field("00", field("00", "000001") + field("01", bankCode) + field("02", reference))}${field("51", "TH")}9104`;
  return unsealed + checksum(unsealed);
}

function drawCode(text: string, x: number, y: number, side: number): string {
  const { data, size } = encode(text, { border: 2 });
  const unit = side / size;
  const dark = data.flatMap((row, line) =>
    row.map((isDark, column) => (isDark ? `M${column * unit} ${line * unit}h${unit}v${unit}h-${unit}z` : "")),
  );
  return `<path transform="translate(${x} ${y})" d="${dark.join("")}"/>`;
}
