import { type DiffPart, diffTexts } from "@time-event/domain/text/diff-texts";

/** Lines that stayed, or a stretch that was rewritten, word by word. */
export type DiffBlock =
  { readonly kind: "same"; readonly text: string } | { readonly kind: "changed"; readonly words: readonly DiffPart[] };

const segmenter = new Intl.Segmenter("th", { granularity: "word" });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Thai has no spaces between words: within a line that changed, what changed is found by the language's own words. */
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

/** Neighbours of one kind as one piece. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.in === part.in) runs[runs.length - 1] = { in: part.in, text: last.text + part.text };
    else runs.push(part);
  }
  return runs;
}
