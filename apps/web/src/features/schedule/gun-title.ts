import type { Text } from "@time-event/contract/fields";

/** The schedule's title for the start of a category, in both languages whatever the screen's language. */
export function gunTitle(category: Text): Text {
  return { th: `ปล่อยตัว ${category.th}`, en: `Start ${category.en}` };
}
