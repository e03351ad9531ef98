import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { instantOf } from "../../../lib/i18n/zoned-time.ts";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { editorMessages } from "./editor.messages.ts";
import { FirstLapField } from "./first-lap-field.tsx";
import { LapsEndChoice } from "./laps-end-choice.tsx";
import type { RaceRulesProps } from "./timing-section-props.ts";

interface RaceRulesFieldsProps extends RaceRulesProps {
  /** The course has a lap line, or nobody knows: then laps end somehow, also without a number. */
  readonly mayCountLaps: boolean;
  /** Metres of a lap; null: nobody knows. */
  readonly lapM: number | null;
}

/** Guns of waves, the time limit, and laps. */
export function RaceRulesFields({ mayCountLaps, lapM, ...props }: RaceRulesFieldsProps) {
  const { editing, gunAt, timeZone } = props;
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { wavesHaveGuns = false, timeLimitMs, laps, lapsEnd, firstLapM } = editing.values;
  const closesAt = timeLimitMs === null ? Number.NaN : gunAt + timeLimitMs;
  // until a gun is typed, the example is of an early morning
  const firstGun = Number.isNaN(gunAt) ? instantOf({ day: "2000-01-01", time: "05:00" }, timeZone) : gunAt;
  const endedByOthers = lapsEnd === "leader" || lapsEnd === "last" ? lapsEnd : null;
  const clock = (minutes: number) => format.clock(firstGun + minutes * 60_000, timeZone);
  return (
    <>
      <SwitchField
        label={m.wavesHaveGuns}
        hint={
          endedByOthers
            ? m.noWaveGuns[endedByOthers]
            : (wavesHaveGuns ? m.wavesHaveGunsHint : m.wavesShareGunHint)(clock(0), clock(15), clock(65))
        }
        {...fieldOf(editing, "wavesHaveGuns")}
        value={wavesHaveGuns}
      />
      <DurationField
        label={m.timeLimit}
        hint={Number.isNaN(closesAt) ? m.noLimit : m.closesAt(format.instant(closesAt, timeZone))}
        {...fieldOf(editing, "timeLimitMs")}
      />
      <NumberField label={m.laps} unit={m.lapsUnit} hint={m.lapsHint} {...fieldOf(editing, "laps")} />
      {(laps !== null || lapsEnd || firstLapM || mayCountLaps) && (
        <>
          {lapsEnd !== "last" && <FirstLapField editing={editing} lapM={lapM} />}
          <LapsEndChoice {...props} />
        </>
      )}
      <SwitchField
        label={m.everyCheckpoint}
        hint={m.everyCheckpointHint}
        {...fieldOf(editing, "lapNeedsEveryCheckpoint")}
      />
    </>
  );
}
