import { saveFile } from "../../../lib/api/save-file.ts";
import { qrDrawing } from "../../../ui/qr-code/qr-drawing.ts";
import { wrapText } from "./wrap-text.ts";

/** What stands around the code, from the top to the bottom. */
interface PictureWords {
  readonly band: string;
  /** Large: an amount, a number. */
  readonly figure: string;
  readonly title: string;
  readonly notes: readonly string[];
}

const width = 1_080;
const margin = 90;
const qrSize = width - 2 * margin;
const line = 64;
const mostLines = 3;
/** The same ink in every theme: a bank's app reads black on white. */
const ink = "#101828";
const softInk = "#475467";
const bandColour = "#113566";

/** Saves a code as a picture that also says what it is for. @throws when the browser draws none */
export async function saveQrPicture(payload: string, words: PictureWords, fileName: string): Promise<void> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const family = getComputedStyle(document.body).fontFamily;
  const font = (weight: 400 | 700, size: number) => `${weight} ${size}px ${family}`;
  const all = [words.band, words.figure, words.title, ...words.notes].join(" ");
  // a face of the list that this device lacks is no reason to draw nothing
  await Promise.allSettled(([400, 700] as const).map((weight) => document.fonts.load(font(weight, 40), all)));

  const linesOf = (text: string, face: string) => {
    context.font = face;
    return wrapText(text, qrSize, (part) => context.measureText(part).width).slice(0, mostLines);
  };
  const title = linesOf(words.title, font(700, 44));
  const notes = words.notes.flatMap((note) => linesOf(note, font(400, 40)));
  canvas.width = width;
  canvas.height = 150 + qrSize + 70 + 110 + (title.length + notes.length) * line + 40;

  const write = (colour: string, face: string, text: string, y: number) => {
    context.fillStyle = colour;
    context.font = face;
    context.fillText(text, width / 2, y);
  };
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = bandColour;
  context.fillRect(0, 0, width, 120);
  context.textAlign = "center";
  context.textBaseline = "middle";
  write("#fff", font(700, 46), linesOf(words.band, font(700, 46))[0] ?? "", 60);

  const { size, path } = qrDrawing(payload);
  context.save();
  context.translate(margin, 150);
  context.scale(qrSize / size, qrSize / size);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  context.restore();

  let y = 150 + qrSize + 70;
  write(ink, font(700, 92), words.figure, y);
  y += 110;
  for (const text of title) write(ink, font(700, 44), text, (y += line) - line);
  for (const text of notes) write(softInk, font(400, 40), text, (y += line) - line);

  await saveFile(await pngOf(canvas), fileName, { preferSharing: true });
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
