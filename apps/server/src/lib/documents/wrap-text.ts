import { lineParts } from "@time-event/domain/text/line-parts";

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/**
 * The lines of a text that is at most so wide. Thai has no spaces between words: a line breaks where a word ends, and
 * inside a word only where the word alone is too wide. Short words stay with the next one where there is room (`lineParts`).
 * @param widthOf how wide a part is in the font that it is set in
 */
export function wrapText(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    const fits = (part: string) => widthOf(part.trimEnd()) <= width;
    // most texts are a line: looking for words takes longer than measuring
    if (fits(paragraph)) {
      lines.push(paragraph.trimEnd());
      continue;
    }
    const pieces = lineParts(paragraph)
      .flatMap((part) => (fits(part) ? [part] : wordsOf(part)))
      .flatMap((word) => (fits(word) ? [word] : graphemesOf(word)));
    for (const piece of pieces) {
      if (!fits(line + piece) && line.trim() !== "") {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** Words with the marks that follow them, which never begin a line. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (words.length > 0 && /^[\s\p{P}ๆฯ]+$/u.test(segment)) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}

/** A mark above or below stays with its consonant. */
function graphemesOf(word: string): string[] {
  return [...new Intl.Segmenter("th", { granularity: "grapheme" }).segment(word)].map(({ segment }) => segment);
}
