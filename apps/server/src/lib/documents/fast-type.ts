import type PDFDocument from "pdfkit";

type Document = InstanceType<typeof PDFDocument>;

/** Writes short texts in one font, some ten times as fast as the document's own `text`. */
export interface FastType {
  /** In points. */
  widthOf(text: string, size: number): number;
  /** How far a baseline stands below the top of its line, in points. */
  ascentOf(size: number): number;
  /**
   * The operators of a page that write a text.
   * @param x where it begins, and `y` its baseline, in points from the top left
   */
  write(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string;
  /** Makes the font known to the document's present page, once a page. */
  usePage(): void;
}

/** What pdfkit has of a font and a page; its types do not name it. Thousandths of the size of the type. */
interface OwnFont {
  readonly id: string;
  readonly ascender: number;
  ref(): unknown;
  encode(text: string): readonly [readonly string[], readonly OwnPosition[]];
}
interface OwnPosition {
  readonly advanceWidth: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A letter with the marks above and below it: nothing that is drawn of it depends on its neighbours. */
interface Cluster {
  readonly width: number;
  /** Its glyphs in hex, where each stands where the one before ends. */
  readonly plain: string | null;
  readonly placed: (size: number) => string;
}

const saraAm = "\u0e33";
/** A letter, and the signs that stand above it, below it, or (ำ) in part above it. */
const clusters = /[^][\u0300-\u036f\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*/gu;

/** @param font one that the document has registered */
export function createFastType(document: Document, font: string): FastType {
  document.font(font);
  const own = (document as unknown as { _font: OwnFont })._font;
  // a glyph is read back as the first letter that it was drawn for: alone, not as a part of ำ
  own.encode("\u0e4d\u0e32");
  const known = new Map<string, Cluster>();

  function clusterOf(text: string): Cluster {
    let cluster = known.get(text);
    if (!cluster) known.set(text, (cluster = shape(own, text)));
    return cluster;
  }

  return {
    widthOf: (text, size) => {
      let width = 0;
      for (const part of text.match(clusters) ?? []) width += clusterOf(part).width;
      return (width * size) / 1_000;
    },
    ascentOf: (size) => (own.ascender * size) / 1_000,
    write: (text, { x, y, size }) => {
      let shown = "";
      let run = "";
      const endRun = () => {
        if (run !== "") shown += `<${run}> Tj `;
        run = "";
      };
      for (const part of text.match(clusters) ?? []) {
        const cluster = clusterOf(part);
        if (cluster.plain !== null) run += cluster.plain;
        else {
          endRun();
          shown += cluster.placed(size);
        }
      }
      endRun();
      // the page counts from the top, letters stand upright
      return `/${own.id} ${round(size)} Tf 1 0 0 -1 ${round(x)} ${round(y)} Tm ${shown}`;
    },
    usePage: () => {
      const { fonts } = document.page as unknown as { readonly fonts: Record<string, unknown> };
      fonts[own.id] ??= own.ref();
    },
  };
}

function shape(font: OwnFont, text: string): Cluster {
  const [glyphs, positions] = font.encode(text);
  const isPlain = positions.every(
    ({ advanceWidth, xAdvance, xOffset, yOffset }) => xOffset === 0 && yOffset === 0 && xAdvance === advanceWidth,
  );
  return {
    width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    plain: isPlain && !text.includes(saraAm) ? glyphs.join("") : null,
    placed: (size) =>
      readAs(
        text,
        glyphs
          .map((glyph, at) => {
            const { advanceWidth, xAdvance, xOffset, yOffset } = positions[at]!;
            const rise = round((yOffset * size) / 1_000);
            const drawn = `[${round(-xOffset)} <${glyph}> ${round(xOffset + advanceWidth - xAdvance)}] TJ `;
            return rise === 0 ? drawn : `${rise} Ts ${drawn}0 Ts `;
          })
          .join(""),
      ),
  };
}

/** ำ is drawn as its ring and า: whoever searches the file or copies from it must find the letter. */
function readAs(text: string, drawn: string): string {
  if (!text.includes(saraAm)) return drawn;
  const units = [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0"));
  return `/Span <</ActualText <feff${units.join("")}>>> BDC ${drawn}EMC `;
}

const round = (value: number) => Math.round(value * 100) / 100 + 0;
