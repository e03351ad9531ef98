import type { GuideChapter } from "../../lib/guide/guide-chapters.ts";
import type { GuideSection } from "./guide-sections.ts";

export interface GuideHit {
  readonly chapter: GuideChapter;
  readonly section: GuideSection;
  /** The words around the first match. */
  readonly excerpt: string;
}

const shownHits = 12;
const before = 30;
const after = 90;

/**
 * The sections that contain every word; sections with a match in the heading come first. A part of a word matches too,
 * because Thai has no spaces between words.
 */
export function findInGuide(
  sections: readonly { readonly chapter: GuideChapter; readonly section: GuideSection }[],
  asked: string,
): GuideHit[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = sections.filter(({ section }) => {
    const text = `${section.title} ${section.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const inTitle = (title: string) => words.some((word) => title.toLowerCase().includes(word));
  return hits
    .toSorted((a, b) => Number(inTitle(b.section.title)) - Number(inTitle(a.section.title)))
    .slice(0, shownHits)
    .map(({ chapter, section }) => ({ chapter, section, excerpt: excerptOf(section.text, words[0]!) }));
}

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - before);
  const piece = text.slice(from, at + after);
  return `${from > 0 ? "…" : ""}${piece}${at + after < text.length ? "…" : ""}`;
}
