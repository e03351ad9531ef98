import type { ImportLine, ImportPreview } from "@time-event/contract/entry-import";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { sentenceAt } from "../../../ui/form/sentence-at.ts";
import { useColumnNames } from "./column-names.ts";
import { importMessages } from "./import.messages.ts";

/** The text for a line: its problems and where they are, or what it changes. */
export function useLineText(extras: ImportPreview["extras"]): (line: ImportLine) => string {
  const m = useMessages(importMessages);
  const format = useFormat();
  const nameOf = useColumnNames(extras);
  return ({ problems, changes }) => {
    if (changes.length > 0) return m.willChange(changes.map(nameOf).join(", "));
    return problems
      .map(({ column, code, value }) => {
        const sentence = sentenceAt(m.problems, { path: column ?? "", code }) ?? code;
        const options = code === "unknown" ? (extras.find((extra) => extra.column === column)?.options ?? []) : [];
        const known = options.length > 0 ? m.knownOptions(options.map((option) => format.text(option)).join(", ")) : "";
        return [column && nameOf(column), value && `“${value}”`, sentence, known].filter(Boolean).join(" ");
      })
      .join(" · ");
  };
}
