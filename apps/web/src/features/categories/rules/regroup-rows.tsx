import type { CategoryForm } from "@time-event/contract/categories";
import {
  areNeighbours,
  countIn,
  type CountedAge,
  joinedGroups,
  splitGroup,
} from "@time-event/domain/eligibility/regroup";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { regroupMessages } from "./regroup.messages.ts";
import { rulesMessages } from "./rules.messages.ts";

type Groups = CategoryForm["ageGroups"];

interface RegroupRowsProps {
  readonly groups: Groups;
  readonly people: readonly CountedAge[];
  readonly among: CategoryForm["gender"];
  /** Fewer are few; null: nobody said so. */
  readonly least: number | null;
  readonly onChange: (groups: Groups) => void;
}

/** Each group with how many are in it, to join with the next one or to split. */
export function RegroupRows({ groups, people, among, least, onChange }: RegroupRowsProps) {
  const m = useMessages(regroupMessages);
  const { genders } = useMessages(rulesMessages);
  const format = useFormat();
  const [splitting, setSplitting] = useState<number | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const isForAll = among === "any" && groups.some(({ gender }) => gender === undefined);
  const put = (from: number, count: number, next: Groups) => {
    onChange(groups.toSpliced(from, count, ...next));
    setSplitting(null);
  };
  return (
    <>
      <ul role="list" className="regroup__groups">
        {groups.map((group, index) => {
          const nextAt = groups.findIndex((other) => areNeighbours(group, other));
          const next = groups[nextAt];
          const parts = splitting === index && at !== null ? splitGroup(group, at) : null;
          const inIt = group.gender ? [group.gender] : among === "any" ? (["M", "F"] as const) : [among];
          return (
            <li key={`${group.code} ${group.gender ?? ""}`} className="regroup__group">
              <strong className="figures">{format.ageRange(group.code)}</strong>
              <span className="regroup__counts figures">
                {inIt.map((gender) => {
                  const count = countIn(group, people, gender);
                  const isFew = least !== null && count > 0 && count < least;
                  return (
                    <span key={gender}>
                      {genders[gender]} {isFew ? <Chip tone="warn">{format.number(count)}</Chip> : format.number(count)}
                    </span>
                  );
                })}
              </span>
              <span className="regroup__actions">
                {next && (
                  <Button
                    type="button"
                    text
                    size="small"
                    label={m.join(format.ageRange(next.code))}
                    onClick={() => {
                      const rest = groups.filter((_, other) => other !== nextAt);
                      onChange(rest.map((one) => (one === group ? joinedGroups(group, next) : one)));
                    }}
                  />
                )}
                <Button
                  type="button"
                  text
                  size="small"
                  label={m.split}
                  aria-expanded={splitting === index}
                  onClick={() => {
                    setSplitting(splitting === index ? null : index);
                    setAt(group.to === null ? group.from + 10 : Math.ceil((group.from + group.to + 1) / 2));
                  }}
                />
              </span>
              {splitting === index && (
                <span className="regroup__split">
                  <NumberField label={m.splitAt} unit={m.years} name="splitAt" value={at} onChange={setAt} />
                  <Button
                    type="button"
                    outlined
                    label={parts ? m.splitInto(...codesOf(parts, format.ageRange)) : m.noSplit}
                    disabled={parts === null}
                    onClick={() => parts && put(index, 1, parts)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {isForAll && (
        <div>
          <Button
            type="button"
            text
            size="small"
            label={m.apart}
            onClick={() => onChange([...ofGender(groups, "M"), ...ofGender(groups, "F")])}
          />
        </div>
      )}
    </>
  );
}

function codesOf(
  [one, other]: readonly [{ readonly code: string }, { readonly code: string }],
  shown: (code: string) => string,
) {
  return [shown(one.code), shown(other.code)] as const;
}

function ofGender(groups: Groups, gender: "M" | "F"): Groups {
  return groups
    .filter((group) => group.gender === undefined || group.gender === gender)
    .map((group) => ({ ...group, gender }));
}
