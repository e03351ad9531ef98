import type { ImportColumn, ImportPreview } from "@time-event/contract/entry-import";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { entryWords } from "../entry-words.messages.ts";

/** What the columns of an import are called: fields of an entry, and the event's own questions and add-ons. */
export function useColumnNames(extras: ImportPreview["extras"]): (column: ImportColumn) => string {
  const fields: Readonly<Record<string, string>> = useMessages(entryWords).fields;
  const format = useFormat();
  return (column) => {
    const extra = extras.find((each) => each.column === column);
    return extra ? format.text(extra.name) : (fields[column] ?? column);
  };
}
