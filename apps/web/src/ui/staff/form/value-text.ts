import { formats } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** Any value of a form as text, clear enough to tell two values apart. */
export function useValueText(): (value: unknown) => string {
  const m = useMessages(staffUiMessages);
  const format = formats[useLanguage()];
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return m.empty;
    if (typeof value === "boolean") return value ? m.yes : m.no;
    if (typeof value === "number") return format.number(value);
    if (typeof value === "string") return value;
    if (typeof value !== "object") return m.empty;
    if (Array.isArray(value)) return value.length > 0 ? value.map(text).join("\n") : m.empty;
    return Object.values(value).map(text).join(" · ");
  };
  return text;
}
