import type { Text } from "@time-event/contract/fields";

/** What the programme calls the start of a category, in both languages, whichever the screen is in. */
export function gunTitle(category: Text): Text {
  return { th: `ปล่อยตัว ${category.th}`, en: `Start ${category.en}` };
}
