import { features } from "@time-event/contract/audit-words/audit-words";
import { describe, expect, test } from "vitest";
import { guideChapters } from "../../lib/guide/guide-chapters.ts";
import { loadChapter } from "./load-chapter.ts";
import { guideSections } from "./guide-sections.ts";

const languages = ["th", "en"] as const;
type Language = (typeof languages)[number];

/** The texts of all screens. */
const messages: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  th: import.meta.glob("../../**/*.th.ts", { eager: true }),
  en: import.meta.glob("../../**/*.en.ts", { eager: true }),
};
/** What histories and the audit log say of codes. */
const ofTheLog = features.flatMap(({ actions, nouns, fields, values = {} }) =>
  [actions, nouns, fields, ...Object.values(values)].flatMap((words) => Object.values(words)),
);
/** Shown on the screen in both languages, as the product's specification asks. */
const inEveryLanguage = ["Calendar", "Profile", "Settings", "logout", "Loading...", "Not Found"];
/** Names in the menu, roles and permissions are data that migrations bring. */
const migrations = import.meta.glob<string>("../../../../../db/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});
const storedWords = Object.values(migrations).flatMap((sql) =>
  [...sql.matchAll(/'([^'\n]+)'/g)].map((found) => found[1]!),
);

const chapters = await Promise.all(
  languages.flatMap((language) =>
    guideChapters.map(async (chapter) => ({ language, chapter, text: await loadChapter(language, chapter) })),
  ),
);
const places = new Set(
  chapters.flatMap(({ language, chapter, text }) => [
    `${language} ${chapter}`,
    ...guideSections(text).map(({ id }) => `${language} ${chapter}#${id}`),
  ]),
);

describe.each(chapters)("$language/$chapter", ({ language, text }) => {
  test("quotes in bold only what a screen says", () => {
    const said = new Set([
      ...inEveryLanguage,
      ...storedWords,
      ...ofTheLog.map((words) => words[language]),
      ...wordsOf(messages[language]),
    ]);
    const quoted = [...text.matchAll(/\*\*(.+?)\*\*/g)].map((found) => found[1]!);
    expect(quoted.filter((words) => !said.has(words))).toEqual([]);
  });

  test("links only to chapters and sections that exist", () => {
    const links = [...text.matchAll(/\]\(\/documentation\/([^)]+)\)/g)].map((found) => found[1]!);
    expect(links.filter((link) => !places.has(`${language} ${link}`))).toEqual([]);
  });

  test("gives no two sections the same name", () => {
    const ids = guideSections(text).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each(guideChapters)("%s has the same sections in both languages", (chapter) => {
  const [th, en] = languages.map((language) => {
    const { text } = chapters.find((each) => each.chapter === chapter && each.language === language)!;
    return guideSections(text).map(({ level }) => level);
  });
  expect(th).toEqual(en);
});

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}
