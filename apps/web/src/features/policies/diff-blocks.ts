import { type DiffPart, diffTexts } from "@time-event/domain/text/diff-texts";

/** Unchanged lines, or changed lines word by word. */
export type DiffBlock =
  { readonly kind: "same"; readonly text: string } | { readonly kind: "changed"; readonly words: readonly DiffPart[] };

const segmenter = new Intl.Segmenter("th", { granularity: "word" });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Splits a changed line into words by the rules of its language, because Thai has no spaces between words. */
export function diffBlocks(before: string, after: string): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    if (removed.length + added.length === 0) return;
    blocks.push({ kind: "changed", words: joined(diffTexts(removed.join("\n"), added.join("\n"), wordsOf)) });
    removed = [];
    added = [];
  };
  for (const part of diffTexts(before, after, (text) => text.split("\n"))) {
    if (part.in === "before") removed.push(part.text);
    else if (part.in === "after") added.push(part.text);
    else {
      flush();
      blocks.push({ kind: "same", text: part.text });
    }
  }
  flush();
  return blocks;
}

/** Joins neighbours of the same kind. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.in === part.in) runs[runs.length - 1] = { in: part.in, text: last.text + part.text };
    else runs.push(part);
  }
  return runs;
}
