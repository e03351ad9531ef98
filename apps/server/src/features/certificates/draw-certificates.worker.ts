import PDFDocument from "pdfkit";
import { pictureColours } from "@time-event/domain/colour/event-colours";
import { inLanguage } from "@time-event/domain/text/in-language";
import { documentBytes } from "../../lib/documents/document-bytes.ts";
import { createFastType, type FastType } from "../../lib/documents/fast-type.ts";
import { documentFonts } from "../../lib/documents/fonts.ts";
import { wrapText } from "../../lib/documents/wrap-text.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import type { drawCertificatesTask } from "./certificates.service.ts";
import type { Finish } from "./finish.ts";
import { finishWords } from "./finish-words.ts";

const width = 842;
const height = 595;
const margin = 56;
const ink = "#1f2937";
const grey = "#4b5563";

/** A page of A4, across, for each finisher. */
export const answer: Answer<typeof drawCertificatesTask> = async ({ finishes, language }) => {
  const words = finishWords[language];
  const Title = `${words.certificate} ${inLanguage(finishes[0]?.event.name ?? { th: "", en: "" }, language)}`;
  const options = { size: "A4", layout: "landscape", margin: 0, lang: language, autoFirstPage: false } as const;
  const document = new PDFDocument({ ...options, info: { Title } });
  document.registerFont("regular", documentFonts.regular).registerFont("bold", documentFonts.bold);
  const bytes = documentBytes(document);
  const type = { regular: createFastType(document, "regular"), bold: createFastType(document, "bold") };
  const sky = createSky(document);
  for (const finish of finishes) {
    document.addPage();
    type.regular.usePage();
    type.bold.usePage();
    drawPage({ document, type, sky }, finish, language);
  }
  document.end();
  return bytes;
};

/** What the present page is drawn with: tens of thousands of texts, so they are not set by the document's own `text`. */
interface Page {
  readonly document: InstanceType<typeof PDFDocument>;
  readonly type: { readonly regular: FastType; readonly bold: FastType };
  readonly sky: Sky;
}

/** Fills the path with the colours of an event. */
type Sky = (path: Page["document"], from: string, to: string) => void;

/** The gradient is made once a document: pdfkit would keep one for each page in memory. */
function createSky(document: Page["document"]): Sky {
  const made = new Map<string, { gradient: Gradient; pattern: unknown }>();
  return (path, from, to) => {
    // what pdfkit has of a page; its types do not name it
    const { patterns } = document.page as unknown as { readonly patterns: Record<string, unknown> };
    const known = made.get(`${from} ${to}`);
    const gradient = known?.gradient ?? document.linearGradient(0, 0, width, 130);
    if (!known) gradient.stop(0, from).stop(1, to);
    // its name is given when it is used first
    const nameOf = () => (gradient as unknown as { readonly id: string }).id;
    if (known) patterns[nameOf()] = known.pattern;
    path.fill(gradient);
    if (!known) made.set(`${from} ${to}`, { gradient, pattern: patterns[nameOf()] });
  };
}

type Gradient = ReturnType<Page["document"]["linearGradient"]>;

interface Line {
  readonly y: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
  readonly bold?: boolean;
  readonly colour?: string;
  /** Where its middle is, and how wide it may be; left out: the page. */
  readonly middle?: number;
  readonly room?: number;
  readonly mostLines?: number;
  /** From this size on it must have room in one line. */
  readonly oneLineFrom?: number;
}

/** Writes a text in the middle, in the largest size in which it has room, and returns where it ends. */
function write({ document, type }: Page, text: string, line: Line): number {
  const { y, sizes, bold = false, colour = ink, middle = width / 2, room = width - 2 * margin, mostLines = 1 } = line;
  const { oneLineFrom = Infinity } = line;
  const { widthOf, ascentOf, write: set } = type[bold ? "bold" : "regular"];
  const broken = (size: number) => wrapText(text, room, (part) => widthOf(part, size));
  const size = sizes.find((each) => broken(each).length <= (each >= oneLineFrom ? 1 : mostLines)) ?? sizes.at(-1)!;
  const lines = broken(size);
  const texts = lines.map((each, at) =>
    // tone marks of one line would touch those below the line before
    set(each, { x: middle - widthOf(each, size) / 2, y: y + at * size * 1.5 + ascentOf(size), size }),
  );
  document.fillColor(colour).addContent(`BT ${texts.join("\n")} ET`);
  return y + lines.length * size * 1.5;
}

function drawPage(page: Page, finish: Finish, language: "th" | "en"): void {
  const words = finishWords[language];
  const { event } = finish;
  const [from, to] = pictureColours(event.colour, event.art);
  drawGround(page, from, to);
  write(page, words.certificate, { y: 34, sizes: [20], bold: true, colour: "#ffffff" });
  write(page, inLanguage(event.name, language), { y: 62, sizes: [30, 25, 21], bold: true, colour: "#ffffff" });

  let y = write(page, words.certifies, { y: 142, sizes: [14], colour: grey });
  y = write(page, inLanguage(finish.name, language), {
    y: y + 12,
    sizes: [46, 40, 34, 28, 22],
    bold: true,
    colour: from,
    mostLines: 2,
    oneLineFrom: 40,
  });
  const about = [inLanguage(finish.category, language), words.distance(finish.distanceM)].filter(Boolean).join(" · ");
  y = write(page, `${words.finished} ${about}`, { y: y + 2, sizes: [18, 15], mostLines: 2 });
  write(page, `${words.bib} ${finish.bib}${finish.club ? `  ·  ${finish.club}` : ""}`, {
    y,
    sizes: [13, 11],
    colour: grey,
  });
  drawResult(page, finish, language, to);
  drawFoot(page, finish, language);
}

function drawGround({ document: page, sky }: Page, from: string, to: string): void {
  sky(page.rect(0, 0, width, 118), from, to);
  page.save().fillColor("#ffffff").fillOpacity(0.1);
  page.path(`M0 118 L0 84 Q200 40 400 78 T842 46 L842 118 Z`).fill();
  page.path(`M0 118 L0 104 Q260 64 480 100 T842 80 L842 118 Z`).fill();
  page.restore();
  page
    .moveTo(18, 118)
    .lineTo(18, height - 24)
    .lineTo(width - 18, height - 24)
    .lineTo(width - 18, 118);
  page.lineWidth(1.5).strokeColor(to).stroke();
  page.rect(0, height - 12, width, 12).fill(to);
}

/** The time and the places, side by side. */
function drawResult(page: Page, finish: Finish, language: "th" | "en", colour: string): void {
  const words = finishWords[language];
  const value = finish.laps > 0 ? words.laps(finish.laps) : (finish.time ?? "");
  const cells = [
    { label: finish.laps > 0 ? words.statuses.finished : words.time, value, below: "" },
    ...finish.places.map((place) => ({
      label: words.place(finish, place),
      value: place.rank.toLocaleString("en-US"),
      below: words.of(place.of.toLocaleString("en-US")),
    })),
  ];
  const top = 362;
  const gap = 14;
  const cell = (width - 2 * margin - (cells.length - 1) * gap) / Math.max(cells.length, 3);
  const first = (width - cells.length * cell - (cells.length - 1) * gap) / 2;
  for (const [at, { label, value: figure, below }] of cells.entries()) {
    const x = first + at * (cell + gap);
    const middle = x + cell / 2;
    page.document.lineWidth(1).strokeColor(colour).roundedRect(x, top, cell, 104, 8).stroke();
    // what an organiser calls a ranking may need two lines, which the figure leaves to it
    const room = cell - 12;
    const labelled = write(page, label, {
      y: top + 8,
      sizes: [13, 11, 9],
      colour: grey,
      middle,
      room,
      mostLines: 2,
      oneLineFrom: 11,
    });
    const y = Math.max(top + 30, labelled);
    write(page, figure, { y, sizes: y > top + 30 ? [26, 20] : [32, 26, 20], bold: true, middle, room });
    if (below) write(page, below, { y: top + 78, sizes: [12, 10], colour: grey, middle, room });
  }
}

function drawFoot(page: Page, finish: Finish, language: "th" | "en"): void {
  const words = finishWords[language];
  const { event, isOfficial, revision } = finish;
  const place = [event.venue, event.province]
    .map((each) => inLanguage(each, language))
    .filter(Boolean)
    .join(" · ");
  const when = [words.days(event), place].filter(Boolean).join("  ·  ");
  let y = write(page, when, { y: 482, sizes: [13, 11, 9] });
  if (event.organiser) y = write(page, `${words.organiser} ${event.organiser}`, { y, sizes: [12, 10], colour: grey });
  const state = isOfficial ? words.official : words.mayChange;
  write(page, `${state}  ·  ${words.revision(revision)}`, {
    y,
    sizes: [11],
    bold: !isOfficial,
    colour: isOfficial ? grey : "#92400e",
  });
}
