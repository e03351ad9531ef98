import type { PublicCategory } from "@time-event/contract/events";
import { regroupedFrom } from "@time-event/domain/eligibility/regroup";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/language.ts";
import { regroupedText } from "./regrouped-text.shared.ts";

interface RegroupedLineProps {
  readonly category: Pick<PublicCategory, "ageGroups" | "regrouped">;
  readonly className: string;
}

/** Which age groups were merged or split since they were announced, and why. */
export function RegroupedLine({ category: { ageGroups, regrouped }, className }: RegroupedLineProps) {
  const language = useLanguage();
  const format = useFormat();
  const changed = regrouped ? regroupedFrom(ageGroups, regrouped.announced) : [];
  if (!regrouped || changed.length === 0) return null;
  return (
    <p className={className}>
      {changed.map((one) => regroupedText(one, regrouped, language, format.ageRange)).join(" · ")}
    </p>
  );
}
