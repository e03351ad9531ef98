import type { ImportLine } from "@time-event/contract/entry-import";
import { useMessages } from "../../../lib/i18n/language.ts";
import { sentenceAt } from "../../../ui/form/sentence-at.ts";
import { entryWords } from "../entry-words.messages.ts";
import { importMessages } from "./import.messages.ts";

/** The text for a line: its problems and where they are, or what it changes. */
export function useLineText(): (line: ImportLine) => string {
  const m = useMessages(importMessages);
  const { fields } = useMessages(entryWords);
  return ({ problems, changes }) => {
    if (changes.length > 0) return m.willChange(changes.map((column) => fields[column]).join(", "));
    return problems
      .map(({ column, code, value }) =>
        [column && fields[column], value && `“${value}”`, sentenceAt(m.problems, { path: column ?? "", code }) ?? code]
          .filter(Boolean)
          .join(" "),
      )
      .join(" · ");
  };
}
