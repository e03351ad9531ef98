import { describe, expect, test } from "vitest";
import { findInGuide } from "./find-in-guide.ts";
import { guideSections, sectionId } from "./guide-sections.ts";

const chapter = `Before all.

## Add a category

Press **Add category**. See [fees](/documentation/categories#fees).

### Fees

1. Type 500
2. Save

## จุดเช็กพอยต์

วางจุดเริ่มและเส้นชัย
`;

describe("a chapter's sections", () => {
  test("are the text under each heading, without markup", () => {
    expect(guideSections(chapter)).toEqual([
      { id: "", title: "", level: 0, text: "Before all." },
      { id: "add-a-category", title: "Add a category", level: 2, text: "Press Add category. See fees." },
      { id: "fees", title: "Fees", level: 3, text: "Type 500 Save" },
      { id: "จุดเช็กพอยต์", title: "จุดเช็กพอยต์", level: 2, text: "วางจุดเริ่มและเส้นชัย" },
    ]);
  });

  test("have addresses without signs", () => {
    expect(sectionId("2. “Not found” (404)")).toBe("2-not-found-404");
  });
});

describe("finding", () => {
  const sections = guideSections(chapter).map((section) => ({ chapter: "categories" as const, section }));
  const found = (asked: string) => findInGuide(sections, asked).map(({ section }) => section.title);

  test("looks for every word, and lists headings first", () => {
    expect(found("FEES")).toEqual(["Fees", "Add a category"]);
    expect(found("category press")).toEqual(["Add a category"]);
    expect(found("category nothing")).toEqual([]);
  });

  test("finds a part of Thai text, and shows what is around it", () => {
    expect(findInGuide(sections, "เส้นชัย")[0]?.excerpt).toBe("วางจุดเริ่มและเส้นชัย");
  });

  test("finds nothing for an empty search", () => {
    expect(found("  ")).toEqual([]);
  });
});
