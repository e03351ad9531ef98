/** A section of a chapter: the text under one heading. */
export interface GuideSection {
  /** Its anchor in the page; "" before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** The plain text, without Markdown's marks. */
  readonly text: string;
}

/** The anchor of a heading. @example sectionId("2. Add a category") // "2-add-a-category" */
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
