import type { Text } from "@time-event/contract/fields";
import { provinceName } from "@time-event/domain/geo/provinces";

/** A stored province, which is its Thai name, for readers of either language. */
export function provinceText(province: string): Text {
  return { th: province, en: provinceName(province, "en") };
}
