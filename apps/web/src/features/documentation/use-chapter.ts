import { useQueries, useQuery } from "@tanstack/react-query";
import { guideChapters, type GuideChapter } from "../../lib/guide/guide-chapters.ts";
import { useLanguage } from "../../lib/i18n/language.ts";
import { loadChapter } from "./load-chapter.ts";
import { guideSections, type GuideSection } from "./guide-sections.ts";

type Language = "th" | "en";

const chapterQuery = (language: Language, chapter: GuideChapter) => ({
  queryKey: ["guide", language, chapter],
  queryFn: () => loadChapter(language, chapter),
  staleTime: Infinity,
});

/** A chapter's Markdown in the visitor's language; undefined until it is loaded. */
export function useChapter(chapter: GuideChapter): string | undefined {
  const language = useLanguage();
  return useQuery(chapterQuery(language, chapter)).data;
}

/** All sections of the guide, loaded when somebody starts to search. */
export function useWholeGuide(wanted: boolean): { readonly chapter: GuideChapter; readonly section: GuideSection }[] {
  const language = useLanguage();
  const texts = useQueries({
    queries: guideChapters.map((chapter) => ({ ...chapterQuery(language, chapter), enabled: wanted })),
  });
  return guideChapters.flatMap((chapter, at) =>
    guideSections(texts[at]?.data ?? "").map((section) => ({ chapter, section })),
  );
}
