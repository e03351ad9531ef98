/**
 * Breaks a text into lines that fit, between words; Thai has no blanks there.
 * @param widthOf how wide a text is drawn
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of new Intl.Segmenter("th", { granularity: "word" }).segment(text)) {
    if (line !== "" && widthOf((line + segment).trimEnd()) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return [...lines, line.trim()].filter(Boolean);
}
