import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { editorMessages } from "./editor.messages.ts";
import type { RaceRulesProps } from "./timing-section-props.ts";

/** Which reads are one, and which cannot be right. */
export function ReadRulesFields({ editing }: Pick<RaceRulesProps, "editing">) {
  const m = useMessages(editorMessages);
  const window = fieldOf(editing, "repeatWindowMs");
  return (
    <div className="form-grid">
      <NumberField
        label={m.repeatWindow}
        hint={m.repeatWindowHint}
        unit={m.seconds}
        {...window}
        value={window.value === null ? null : window.value / 1000}
        onChange={(seconds) => window.onChange(seconds === null ? null : seconds * 1000)}
      />
      <NumberField
        label={m.maxSpeed}
        hint={m.maxSpeedHint}
        unit={m.metresPerSecond}
        decimals={1}
        {...fieldOf(editing, "maxSpeedMps")}
      />
    </div>
  );
}
