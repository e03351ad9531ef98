import { inflateSync } from "node:zlib";

/** A PDF that `pdfkit` made, read back as a person sees it. */
export interface ReadPdf {
  /** The texts of each page, in the order in which they were drawn. */
  readonly pages: readonly (readonly string[])[];
  /** What a reader does when it opens the file. */
  readonly opensWith: string | undefined;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const letters = new Map<string, readonly string[]>();
  const pages: string[][] = [];
  for (const { about } of objects.values()) {
    if (!/\/Type \/Page\b/.test(about)) continue;
    const resources = objects.get(/\/Resources (\d+)/.exec(about)![1]!)!.about;
    for (const [, name, font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+)/.exec(objects.get(font!)!.about)![1]!;
      if (!letters.has(name!)) letters.set(name!, lettersOf(objects.get(unicode)!.stream));
    }
    pages.push(textsOf(objects.get(/\/Contents (\d+)/.exec(about)![1]!)!.stream, letters));
  }
  const catalog = [...objects.values()].find(({ about }) => about.includes("/Catalog"))?.about ?? "";
  return { pages, opensWith: /\/OpenAction <<[^>]*\/N \/(\w+)/.exec(catalog)?.[1] };
}

function objectsOf(file: Buffer) {
  const text = file.toString("latin1");
  const objects = new Map<string, { readonly about: string; readonly stream: string }>();
  for (const { 1: id, index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf("\nendobj", index);
    const begin = text.indexOf("stream\n", index);
    const about = text.slice(index, begin > 0 && begin < end ? begin : end);
    const length = Number(/\/Length (\d+)/.exec(about)?.[1] ?? 0);
    const packed = length > 0 && about.includes("/FlateDecode");
    const stream = packed ? inflateSync(file.subarray(begin + 7, begin + 7 + length)).toString("latin1") : "";
    objects.set(id!, { about, stream });
  }
  return objects;
}

/** The letters of each glyph of a font. */
function lettersOf(table: string): string[] {
  const letters: string[] = [];
  for (const [, from, , list] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const codes = list!.match(/<[^>]*>/g) ?? [];
    for (const [at, code] of codes.entries()) {
      const units = code.match(/[\da-f]{4}/gi) ?? [];
      letters[Number.parseInt(from!, 16) + at] = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    }
  }
  return letters;
}

function textsOf(content: string, letters: ReadonlyMap<string, readonly string[]>): string[] {
  return content
    .split(/(?=\/F\d+ [\d.]+ Tf)/)
    .filter((part) => part.startsWith("/F"))
    .map((part) => {
      const font = letters.get(/^\/(F\d+)/.exec(part)![1]!)!;
      const read = (hex: string, letterOf: (code: number) => string) =>
        (hex.match(/.{4}/g) ?? []).map((code) => letterOf(Number.parseInt(code, 16))).join("");
      return [...part.matchAll(/ActualText <feff([\da-f]+)>>> BDC.+?EMC|<([\da-f]+)>/gis)]
        .map(([, letters, glyphs]) =>
          letters ? read(letters, String.fromCharCode) : read(glyphs!, (glyph) => font[glyph] ?? ""),
        )
        .join("");
    });
}
