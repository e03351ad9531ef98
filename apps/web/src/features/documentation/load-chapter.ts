/** The guide in the order in which it is read; each is a file of Markdown in each language. */
export const guideChapters = [
  "start",
  "first-event",
  "categories",
  "course",
  "policies",
  "entrants",
  "race-day",
  "results",
  "master-data",
  "people",
  "audit",
  "everyday",
  "problems",
] as const;
export type GuideChapter = (typeof guideChapters)[number];

const texts = import.meta.glob<string>("./guide/*/*.md", { query: "?raw", import: "default" });

export function isGuideChapter(name: string): name is GuideChapter {
  return (guideChapters as readonly string[]).includes(name);
}

export function loadChapter(language: "th" | "en", chapter: GuideChapter): Promise<string> {
  return texts[`./guide/${language}/${chapter}.md`]!();
}
