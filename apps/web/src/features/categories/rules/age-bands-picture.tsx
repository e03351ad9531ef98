import type { AgeGroup } from "@time-event/domain/eligibility/age";
import { ageGaps, agesIn } from "@time-event/domain/eligibility/age-gaps";
import { ageGroupLines } from "@time-event/domain/eligibility/age-group-lines";
import { ageOverlaps } from "@time-event/domain/eligibility/age-overlaps";
import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "./rules.messages.ts";

const oldestShown = 85;

interface AgeBandsPictureProps {
  readonly groups: readonly AgeGroup[];
  /** Whom the category is for. */
  readonly among: "any" | "M" | "F";
  /** The youngest and the oldest who may enter; null: no limit. */
  readonly allowed: { readonly youngestAge: number | null; readonly oldestAge: number | null };
}

/** Age groups on a line of ages, one for each gender where they differ. Gaps are hatched, and said as overlaps are. */
export function AgeBandsPicture({ groups, among, allowed }: AgeBandsPictureProps) {
  const m = useMessages(rulesMessages);
  const lines = ageGroupLines(groups).filter(({ gender }) => gender === null || among === "any" || gender === among);
  const gaps = ageGaps(groups, among, allowed);
  const overlaps = ageOverlaps(groups);
  return (
    <>
      {lines.map(({ gender, groups: shown }) => {
        const label = gender === null ? m.bands : `${m.bands} ${m.genders[gender]}`;
        const isOf = (whose: "M" | "F" | undefined) => gender === null || whose === undefined || whose === gender;
        return (
          <div key={gender} className={gender === null ? "age-line" : "age-line age-line--named"}>
            {gender !== null && <span className="age-line__whose">{m.genders[gender]}</span>}
            <div className="age-bands" role="img" aria-label={`${label}: ${shown.map(({ code }) => code).join(", ")}`}>
              {shown.map(({ code, from, to }, at) => (
                <span key={at} className="age-bands__band" style={span(from, to)}>
                  {code}
                </span>
              ))}
              {gaps
                .filter((gap) => isOf(gap.gender))
                .map(({ from, to }) => (
                  <span key={from} className="age-bands__gap" style={span(from, to)} />
                ))}
              {overlaps
                .filter((overlap) => isOf(overlap.gender))
                .map(({ from, to }, at) => (
                  <span key={at} className="age-bands__overlap" style={span(from, to)} />
                ))}
            </div>
          </div>
        );
      })}
      {(gaps.length > 0 || overlaps.length > 0) && (
        <ul role="list" className="age-groups__findings">
          {overlaps.map(({ codes, gender, ...ages }, at) => (
            <li key={at} className="age-groups__finding--wrong">
              {m.overlap(codes[0], codes[1], agesIn(ages), gender ? m.genders[gender] : "")}
            </li>
          ))}
          {gaps.map(({ gender, ...ages }) => (
            <li key={`${gender} ${ages.from}`}>{m.gap(agesIn(ages), gender ? m.genders[gender] : "")}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function span(from: number, to: number | null) {
  return { left: `${share(from)}%`, width: `${Math.max(0, share((to ?? oldestShown - 1) + 1) - share(from))}%` };
}

function share(age: number): number {
  return (Math.min(age, oldestShown) / oldestShown) * 100;
}
