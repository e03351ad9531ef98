/** The guide's chapters in reading order; each is a Markdown file in each language. */
export const guideChapters = [
  "start",
  "first-event",
  "categories",
  "course",
  "policies",
  "entries",
  "race-day",
  "results",
  "master-data",
  "people",
  "audit",
  "everyday",
  "problems",
] as const;
export type GuideChapter = (typeof guideChapters)[number];

export function isGuideChapter(name: string): name is GuideChapter {
  return (guideChapters as readonly string[]).includes(name);
}
