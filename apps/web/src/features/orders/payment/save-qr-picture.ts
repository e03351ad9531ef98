import { saveFile } from "../../../lib/api/save-file.ts";
import { qrDrawing } from "../../../ui/qr-code/qr-drawing.ts";
import { wrapText } from "./wrap-text.ts";

interface PictureWords {
  readonly title: string;
  readonly amount: string;
  readonly eventName: string;
  readonly reference: string;
  readonly before: string | null;
}

const width = 1_080;
const margin = 90;
const qrSize = width - 2 * margin;
/** The same ink in every theme: a bank's app reads black on white. */
const ink = "#101828";
const softInk = "#475467";
const band = "#113566";

/** Saves the code as a picture that also says for whom, how much and until when. @throws when the browser draws none */
export async function saveQrPicture(payload: string, words: PictureWords, fileName: string): Promise<void> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const family = getComputedStyle(document.body).fontFamily;
  const font = (weight: 400 | 700, size: number) => `${weight} ${size}px ${family}`;
  // a face of the list that this device lacks is no reason to draw nothing
  await Promise.allSettled(
    [700, 400].map((weight) => document.fonts.load(`${weight} 40px ${family}`, words.eventName)),
  );

  context.font = font(700, 44);
  const nameLines = wrapText(words.eventName, qrSize, (text) => context.measureText(text).width).slice(0, 3);
  canvas.width = width;
  canvas.height = 140 + qrSize + 60 + 130 + nameLines.length * 64 + 60 + (words.before === null ? 0 : 60) + 90;

  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = band;
  context.fillRect(0, 0, width, 120);
  context.textAlign = "center";
  context.textBaseline = "middle";
  write("#fff", font(700, 46), words.title, 60);

  const { size, path } = qrDrawing(payload);
  context.save();
  context.translate(margin, 150);
  context.scale(qrSize / size, qrSize / size);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  context.restore();

  let y = 150 + qrSize + 70;
  write(ink, font(700, 92), words.amount, y);
  y += 110;
  for (const line of nameLines) {
    write(ink, font(700, 44), line, y);
    y += 64;
  }
  write(softInk, font(400, 40), words.reference, y);
  if (words.before !== null) write(softInk, font(400, 40), words.before, y + 60);

  await saveFile(await pngOf(canvas), fileName, { preferSharing: true });

  function write(colour: string, face: string, text: string, at: number): void {
    context!.fillStyle = colour;
    context!.font = face;
    context!.fillText(text, width / 2, at);
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
