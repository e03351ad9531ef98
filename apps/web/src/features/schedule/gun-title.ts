import type { Text } from "@time-event/contract/fields";
import { inBothLanguages } from "@time-event/domain/text/in-language";

/** The schedule's title for the start of a category, in both languages whatever the screen's language. */
export function gunTitle(category: Text): Text {
  const { th, en } = inBothLanguages(category);
  return { th: `ปล่อยตัว ${th}`, en: `Start ${en}` };
}
