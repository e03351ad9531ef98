import type { GuideChapter } from "./guide-chapters.ts";

/** Which chapter of the guide describes a screen; the first match wins. */
const chapters: readonly (readonly [screens: RegExp, chapter: GuideChapter | undefined])[] = [
  [/^\/documentation/, undefined],
  [/^\/manage\/events\/\d+\/(categories|extras)/, "categories"],
  [/^\/manage\/events\/\d+\/(checkpoints|course|images|schedule)/, "course"],
  [/^\/manage\/events\/\d+\/(policies|privacy)/, "policies"],
  [/^\/manage\/(events\/\d+\/)?entries/, "entries"],
  [/^\/manage/, "first-event"],
  [/^\/master\/policies/, "policies"],
  [/^\/master/, "master-data"],
  [/^\/config/, "people"],
  [/^\/report/, "audit"],
  [/^\//, "everyday"],
];

/** Name of the chapter for a path of the staff area; the guide itself has none. @example guideOf("/config/users") // "people" */
export function guideOf(pathname: string): GuideChapter | undefined {
  return chapters.find(([screens]) => screens.test(pathname))?.[1];
}
