/** A part of a chapter: what stands under one heading. */
export interface GuideSection {
  /** Where it is in the page; "" before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** As it reads, without the marks of Markdown. */
  readonly text: string;
}

/** What a heading's place in the page is called. @example sectionId("2. Add a category") // "2-add-a-category" */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** A chapter, heading by heading. */
export function guideSections(markdown: string): GuideSection[] {
  return markdown.split(/^(?=#{2,3} )/m).map((part) => {
    const [, marks = "", title = ""] = /^(#{2,3}) (.+)$/m.exec(part.split("\n", 1)[0]!) ?? [];
    const body = marks ? part.slice(part.indexOf("\n") + 1) : part;
    return { id: sectionId(title), title: plain(title), level: marks.length, text: plain(body) };
  });
}

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ >]*(?:[-*]|\d+\.)? +/gm, "")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
