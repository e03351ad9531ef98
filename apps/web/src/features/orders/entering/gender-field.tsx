import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";

interface GenderFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
}

const genders = ["F", "M", "X"] as const;

/** One tap, no list to open. */
export function GenderField({ name, value, error }: GenderFieldProps) {
  const m = useMessages(enterMessages);
  return (
    <fieldset className="field enter__genders" aria-describedby={error && `${name}-note`}>
      <legend className="field__label">{m.genderLabel}</legend>
      <div className="enter__choices">
        {genders.map((gender) => (
          <label key={gender} className="enter__choice">
            <input
              type="radio"
              name={name}
              value={gender}
              defaultChecked={gender === value}
              data-invalid={error !== undefined || undefined}
            />
            <span>{m.genders[gender]}</span>
          </label>
        ))}
      </div>
      {error && (
        <span id={`${name}-note`} className="field__error">
          {error}
        </span>
      )}
    </fieldset>
  );
}
