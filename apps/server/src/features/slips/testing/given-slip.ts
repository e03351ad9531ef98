import { randomBytes } from "node:crypto";
import { checksum } from "@time-event/domain/promptpay/qr-payload";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { encode } from "uqr";

const field = (id: string, value: string) => id + String(value.length).padStart(2, "0") + value;

/** A bank's reference that no other slip has. */
export const givenReference = () => `2026${randomBytes(8).toString("hex").toUpperCase()}`;

/** The text of a slip's small QR code. */
export function slipText(reference = givenReference(), bankCode = "004"): string {
  const inner = field("00", "000001") + field("01", bankCode) + field("02", reference);
  const unsealed = `${field("00", inner)}${field("51", "TH")}9104`;
  return unsealed + checksum(unsealed);
}

interface Drawing {
  /** Null: without a code. */
  readonly text?: string | null;
  readonly width?: number;
  readonly format?: "png" | "jpeg" | "webp";
  /** Other codes on the picture, such as an advertisement's. */
  readonly alsoCodes?: readonly string[];
}

/** A slip as a bank's app draws it: some lines, and its code in the corner. */
export async function drawSlip({
  text = slipText(),
  width = 720,
  format = "jpeg",
  alsoCodes = [],
}: Drawing = {}): Promise<Buffer> {
  const height = Math.round(width * 1.5);
  const side = Math.round(width * 0.28);
  const codes = [...alsoCodes, ...(text === null ? [] : [text])];
  const drawn = codes.map((code, index) => drawCode(code, width - side - 20, height - (index + 1) * (side + 20), side));
  const lines = Array.from(
    { length: 8 },
    (_, line) => `<rect x="40" y="${60 + line * 50}" width="${200 + ((line * 97) % 300)}" height="18" fill="#246"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#eef4f7"/>${lines.join("")}${drawn.join("")}</svg>`;
  return sharp(new Resvg(page).render().asPng()).toFormat(format).toBuffer();
}

/** A QR code as a part of an SVG. */
function drawCode(text: string, x: number, y: number, side: number): string {
  const { data, size } = encode(text, { border: 3 });
  const unit = side / size;
  const dark = data.flatMap((row, line) =>
    row.map((isDark, column) =>
      isDark ? `<rect x="${column * unit}" y="${line * unit}" width="${unit + 0.05}" height="${unit + 0.05}"/>` : "",
    ),
  );
  return `<g transform="translate(${x} ${y})"><rect width="${side}" height="${side}" fill="#fff"/>${dark.join("")}</g>`;
}
