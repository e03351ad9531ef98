import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { AgeGroupsEditor } from "./age-groups-editor.tsx";
import { NamedRankingsEditor } from "./named-rankings-editor.tsx";
import { choices } from "./choices.ts";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";

const usualTeamBest = 3;

/** A team whose members come in a minute and a half apart, by what is set. */
function teamExample(
  m: typeof rulesMessages.th,
  { best, by }: { readonly best: number; readonly by: "time" | "rank" },
) {
  if (!(best >= 1 && best <= 5)) return undefined;
  const members = Array.from({ length: best }, (_, at) => at);
  const timeOf = (at: number) => 2_460_000 + at * 90_000;
  const placeOf = (at: number) => 2 + at * 3;
  const sum = (of: (at: number) => number) => members.reduce((total, at) => total + of(at), 0);
  const plus = (of: (at: number) => string | number) => members.map(of).join(" + ");
  const time = (ms: number) => formatRaceTime(ms, "none");
  return by === "time"
    ? m.teamExample.time(
        plus((at) => time(timeOf(at))),
        time(sum(timeOf)),
        best,
      )
    : m.teamExample.rank(plus(placeOf), String(sum(placeOf)), best);
}

export function RankingSection({ editing, stored, regroup }: RulesSectionsProps) {
  const m = useMessages(rulesMessages);
  const { values, change, errorAt } = editing;
  const [rankBy, rankGenderBy, rankAgeGroupsBy, rounding, ageOn] = [
    fieldOf(editing, "rankBy"),
    fieldOf(editing, "rankGenderBy"),
    fieldOf(editing, "rankAgeGroupsBy"),
    fieldOf(editing, "rounding"),
    fieldOf(editing, "ageOn"),
  ];
  const winners = fieldOf(editing, "winnersLeaveAgeGroups");
  const { team } = values;
  return (
    <Panel id="ranking" title={m.ranking}>
      <div className="form-grid">
        <SelectField
          label={m.rankBy}
          options={choices(m.rankBys)}
          {...rankBy}
          onChange={(value) => rankBy.onChange(value ?? "gun")}
        />
        <SelectField
          label={m.rankGenderBy}
          options={choices(m.rankBys)}
          {...rankGenderBy}
          onChange={(value) => rankGenderBy.onChange(value ?? "gun")}
        />
        <SelectField
          label={m.rankAgeGroupsBy}
          options={choices(m.rankBys)}
          {...rankAgeGroupsBy}
          onChange={(value) => rankAgeGroupsBy.onChange(value ?? "chip")}
        />
        <SelectField
          label={m.rounding}
          options={choices(m.roundings)}
          {...rounding}
          onChange={(value) => rounding.onChange(value ?? "up")}
        />
        <SelectField
          label={m.ageOn}
          options={choices(m.ageOns)}
          {...ageOn}
          onChange={(value) => ageOn.onChange(value ?? "birthYear")}
        />
        <NumberField
          label={m.winnersLeave}
          hint={m.winnersLeaveHint}
          unit={m.people}
          {...winners}
          onChange={(count) => winners.onChange(count ?? 0)}
        />
      </div>
      <AgeGroupsEditor editing={editing} {...(regroup && { regroup })} />
      <NamedRankingsEditor editing={editing} {...(stored && { stored })} />
      <div className="form-part">
        <SwitchField
          label={m.teamRanking}
          value={team !== null}
          onChange={(on) => change({ team: on ? { best: usualTeamBest, by: "time" } : null })}
        />
        {team && (
          <div className="form-grid">
            <NumberField
              label={m.teamBest}
              unit={m.people}
              name="team.best"
              value={team.best}
              error={errorAt("team.best")}
              onChange={(best) => change({ team: { ...team, best: best ?? 0 } })}
            />
            <SelectField
              label={m.teamBy}
              hint={teamExample(m, team)}
              options={choices(m.teamBys)}
              value={team.by}
              onChange={(by) => change({ team: { ...team, by: by ?? "time" } })}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
