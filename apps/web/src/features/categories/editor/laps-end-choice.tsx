import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { editorMessages } from "./editor.messages.ts";
import type { RaceRulesProps } from "./timing-section-props.ts";

const exampleMs = 60 * 60_000;
const lapMs = 12 * 60_000;
const hour = 60 * 60_000;

/** What ends a race on laps for those who are still riding, told by an example that follows what is set. */
export function LapsEndChoice({ editing, gunAt, timeZone }: RaceRulesProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { laps, lapsEnd, lapEveryMs = null, placesByLaps = false, timeLimitMs } = editing.values;
  const at = (ms: number) => (Number.isNaN(gunAt) ? formatRaceTime(ms, "none") : format.clock(gunAt + ms, timeZone));
  const limitMs = timeLimitMs === null || Number.isNaN(timeLimitMs) ? null : timeLimitMs;
  const leaderMs = limitMs === null ? exampleMs : limitMs / 2;
  const examples = m.lapsEndExample;
  const example = {
    own: () => (laps === null ? examples.ownByTime : examples.ownLaps(laps)),
    leader: () =>
      laps === null
        ? null
        : examples.leader(laps, at(leaderMs), at(leaderMs + lapMs), limitMs === null ? null : at(limitMs)),
    last: () =>
      lapEveryMs === null || Number.isNaN(lapEveryMs)
        ? null
        : examples.last(at(0), at(lapEveryMs), at(2 * lapEveryMs), formatRaceTime(lapEveryMs, "none")),
    clock: () => (limitMs === null ? null : examples.clock(at(limitMs), at(limitMs + lapMs))),
  };
  const value = lapsEnd ?? "own";
  const choose = (chosen: typeof value | null) =>
    editing.change(
      chosen === "last"
        ? {
            lapsEnd: chosen,
            lapEveryMs: lapEveryMs ?? hour,
            laps: null,
            firstLapM: null,
            timeLimitMs: null,
            wavesHaveGuns: false,
          }
        : {
            lapsEnd: chosen === "own" ? null : chosen,
            lapEveryMs: null,
            placesByLaps: false,
            // the flag falls for all waves at once
            ...(chosen === "leader" && { wavesHaveGuns: false }),
          },
    );
  return (
    <>
      <SelectField
        label={m.lapsEnd}
        hint={example[value]() ?? m.lapsEndNeeds[value]}
        error={editing.errorAt("lapsEnd")}
        value={value}
        options={(["own", "leader", "clock", "last"] as const).map((one) => ({ value: one, label: m.lapsEnds[one] }))}
        onChange={choose}
      />
      {value === "last" && (
        <>
          <DurationField label={m.lapEvery} required {...fieldOf(editing, "lapEveryMs")} value={lapEveryMs} />
          <SwitchField
            label={m.placesByLaps}
            hint={m.placesByLapsHint[placesByLaps ? "on" : "off"]}
            {...fieldOf(editing, "placesByLaps")}
            value={placesByLaps}
          />
        </>
      )}
    </>
  );
}
