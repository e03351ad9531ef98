import type { GuideChapter } from "../../lib/guide/guide-chapters.ts";

const texts = import.meta.glob<string>("./guide/*/*.md", { query: "?raw", import: "default" });

/** A chapter as Markdown. */
export function loadChapter(language: "th" | "en", chapter: GuideChapter): Promise<string> {
  return texts[`./guide/${language}/${chapter}.md`]!();
}
