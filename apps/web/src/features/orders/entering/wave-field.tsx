import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import type { Offer } from "../offer.shared.ts";
import { ChoiceField } from "./enter-field.tsx";

interface WaveFieldProps {
  readonly name: string;
  readonly waves: Offer["waves"];
  /** The id of the chosen one; "": none yet. */
  readonly value: string;
  readonly timeZone: string;
  readonly error: string | undefined;
}

/** When one starts, where a category starts in groups. */
export function WaveField({ name, waves, value, timeZone, error }: WaveFieldProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const options = waves.map(({ id, name: wave, startsAt, left }) => {
    const places = left === null ? [] : [left === 0 ? m.waveFull : m.left(format.number(left))];
    return {
      value: String(id),
      label: [format.text(wave), format.instant(startsAt, timeZone), ...places].join(" · "),
    };
  });
  return (
    <div className="card card--padded">
      <ChoiceField
        name={name}
        label={m.wave}
        hint={m.waveHint}
        value={value}
        error={error}
        options={[{ value: "", label: m.choosePlease }, ...options]}
      />
    </div>
  );
}
