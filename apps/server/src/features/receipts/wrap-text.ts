const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/**
 * The lines of a text that is at most so wide. Thai has no spaces between words: a line breaks where a word ends, and
 * inside a word only where the word alone is too wide.
 * @param widthOf how wide a part is in the font that it is set in
 */
export function wrapText(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of wordsOf(paragraph)) {
      for (const part of widthOf(word) > width ? graphemesOf(word) : [word]) {
        if (widthOf((line + part).trimEnd()) > width && line.trim() !== "") {
          lines.push(line.trimEnd());
          line = part.trimStart();
        } else line += part;
      }
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
