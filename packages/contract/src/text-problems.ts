import { isBadLine, isBadText } from "@time-event/domain/text/bad-characters";
import type { FieldError } from "./errors.ts";

/** The keys of texts of several lines. Every other text of every call has one line. */
const ofSeveralLines: ReadonlySet<string> = new Set([
  "body",
  "description",
  "draft",
  "help",
  "medicalNote",
  "reason",
  "summary",
  "text",
]);

interface Part {
  readonly value: unknown;
  readonly path: string;
  readonly hasLines: boolean;
}

/**
 * Finds texts with characters that nobody types and no database stores, anywhere in what a call sends: control
 * characters, line ends in a name or a bib, halves of letters. Every call is checked, so no schema has to think of it.
 * @example textProblems({ bib: "1\0" }) // [{ path: "bib", code: "bad_character" }]
 */
export function textProblems(sent: unknown): FieldError[] {
  const problems: FieldError[] = [];
  // a list and not a recursion: nobody can send something so deep that it does harm
  const parts: Part[] = [{ value: sent, path: "", hasLines: false }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, path, hasLines } = part;
    if (typeof value === "string") {
      if (hasLines ? isBadText(value) : isBadLine(value)) problems.push({ path, code: "bad_character" });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value).toReversed()) {
        if (isBadLine(key)) problems.push({ path, code: "bad_character" });
        parts.push({
          value: inner,
          path: path === "" ? key : `${path}.${key}`,
          hasLines: hasLines || ofSeveralLines.has(key),
        });
      }
    }
  }
  return problems;
}
