import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useLanguage } from "../../../lib/i18n/language.ts";
import type { Option } from "../../../ui/staff/field/option.ts";

/** The 77 provinces in the visitor's language and order, and the stored one when it is abroad. */
export function useProvinceOptions(stored: string): readonly Option<string>[] {
  const language = useLanguage();
  const known = stored === "" || provinces.includes(stored) ? provinces : [stored, ...provinces];
  const options = known.map((province) => ({ value: province, label: provinceName(province, language) }));
  return language === "th" ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}
