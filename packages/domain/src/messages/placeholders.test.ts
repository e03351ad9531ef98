import { describe, expect, it } from "vitest";
import { messageTemplates } from "./message-templates.ts";
import { fillPlaceholders, findPlaceholders, placeholderProblem } from "./placeholders.ts";

describe("a text with placeholders", () => {
  const known = { allowed: ["name", "link"], required: ["link"] };

  it("names them once, in order", () => {
    expect(findPlaceholders("{{b}} {{ a }} {{b}}")).toEqual(["b", "a"]);
  });

  it("can be sent when it has known names only, and all required ones", () => {
    expect(placeholderProblem("สวัสดี {{ name }}: {{link}}", known)).toBeUndefined();
    expect(placeholderProblem("{{link}} {{nam}}", known)).toBe("unknown_placeholder");
    expect(placeholderProblem("สวัสดี {{name}}", known)).toBe("missing_placeholder");
  });

  it("cannot be sent with braces that are not a placeholder", () => {
    for (const text of ["{{name", "name}}", "{{first name}} {{link}}", "{{{{name}}", "{{ชื่อ}}"]) {
      expect(placeholderProblem(text, known)).toBe("broken_placeholder");
    }
  });

  it("is filled in once: a value is never read as a template", () => {
    expect(fillPlaceholders("{{name}} {{ link }} {{other}}", { name: "{{link}} $& $1", link: "x" })).toBe(
      "{{link}} $& $1 x {{other}}",
    );
    expect(fillPlaceholders("{{constructor}}", {})).toBe("{{constructor}}");
  });
});

it("has original texts that can be saved unchanged", () => {
  for (const { placeholders, required, subject, body } of messageTemplates) {
    const allowed = Object.keys(placeholders);
    for (const text of [subject.th, subject.en]) expect(placeholderProblem(text, { allowed })).toBeUndefined();
    for (const text of [body.th, body.en]) expect(placeholderProblem(text, { allowed, required })).toBeUndefined();
  }
});
