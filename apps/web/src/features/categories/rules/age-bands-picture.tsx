import type { AgeGroup } from "@time-event/domain/eligibility/age";
import { ageGaps } from "@time-event/domain/eligibility/age-bands";
import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "./rules.messages.ts";

const oldestShown = 85;

/** Age groups on a line of ages; gaps between groups are hatched. */
export function AgeBandsPicture({ groups }: { readonly groups: readonly AgeGroup[] }) {
  const m = useMessages(rulesMessages);
  const share = (age: number) => (Math.min(age, oldestShown) / oldestShown) * 100;
  const span = (from: number, to: number | null) => ({
    left: `${share(from)}%`,
    width: `${Math.max(0, share((to ?? oldestShown - 1) + 1) - share(from))}%`,
  });
  const label = groups.map(({ code }) => code).join(", ");
  return (
    <div className="age-bands" role="img" aria-label={`${m.bands}: ${label}`}>
      {groups.map(({ code, from, to }, at) => (
        <span key={at} className="age-bands__band" style={span(from, to)}>
          {code}
        </span>
      ))}
      {ageGaps(groups).map(({ from, to }) => (
        <span key={from} className="age-bands__gap" style={span(from, to)} />
      ))}
    </div>
  );
}
