import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { editorMessages } from "./editor.messages.ts";
import { LapsEndChoice } from "./laps-end-choice.tsx";
import type { RaceRulesProps } from "./timing-section-props.ts";

interface RaceRulesFieldsProps extends RaceRulesProps {
  /** The course has a lap line, or nobody knows: then laps end somehow, also without a number. */
  readonly mayCountLaps: boolean;
}

/** Guns of waves, the time limit, and laps. */
export function RaceRulesFields({ mayCountLaps, ...props }: RaceRulesFieldsProps) {
  const { editing, gunAt, timeZone } = props;
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { wavesHaveGuns = false, timeLimitMs, laps, lapsEnd } = editing.values;
  const closesAt = timeLimitMs === null ? Number.NaN : gunAt + timeLimitMs;
  // until a gun is typed, the example is of an early morning
  const clock = (minutes: number) =>
    Number.isNaN(gunAt)
      ? `0${5 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
      : format.clock(gunAt + minutes * 60_000, timeZone);
  return (
    <>
      <SwitchField
        label={m.wavesHaveGuns}
        hint={(wavesHaveGuns ? m.wavesHaveGunsHint : m.wavesShareGunHint)(clock(0), clock(15), clock(65))}
        {...fieldOf(editing, "wavesHaveGuns")}
        value={wavesHaveGuns}
      />
      <DurationField
        label={m.timeLimit}
        hint={Number.isNaN(closesAt) ? m.noLimit : m.closesAt(format.instant(closesAt, timeZone))}
        {...fieldOf(editing, "timeLimitMs")}
      />
      <NumberField label={m.laps} unit={m.lapsUnit} hint={m.lapsHint} {...fieldOf(editing, "laps")} />
      {(laps !== null || lapsEnd || mayCountLaps) && <LapsEndChoice {...props} />}
      <SwitchField
        label={m.everyCheckpoint}
        hint={m.everyCheckpointHint}
        {...fieldOf(editing, "lapNeedsEveryCheckpoint")}
      />
    </>
  );
}
