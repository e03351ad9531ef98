import type { SelectOption } from "../../../ui/field/select.tsx";

interface OneTapFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Several can be chosen; these are. */
  readonly several?: string | readonly string[];
}

/** Options beside each other: one tap, no list to open. */
export function OneTapField({ name, label, value, options, hint, error, several }: OneTapFieldProps) {
  const note = error ?? hint;
  const invalid = error !== undefined || undefined;
  return (
    <fieldset
      className="field enter__one-tap"
      // a group of check boxes cannot be wrong as a whole: then each of them is
      {...(!several && { role: "radiogroup", "aria-invalid": invalid })}
      aria-describedby={note && `${name}-note`}
    >
      <legend className="field__label">{label}</legend>
      {several && <input type="hidden" name={`${name}.several`} value="1" />}
      <div className="enter__choices">
        {options.map((option) => (
          <label key={option.value} className="enter__choice">
            {several ? (
              <input
                type="checkbox"
                name={`${name}.option.${option.value}`}
                value="1"
                defaultChecked={several.includes(option.value)}
                aria-invalid={invalid}
                aria-describedby={error && `${name}-note`}
                data-invalid={invalid}
              />
            ) : (
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
                data-invalid={invalid}
              />
            )}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note && (
        <span id={`${name}-note`} className={error ? "field__error" : "field__hint"}>
          {note}
        </span>
      )}
    </fieldset>
  );
}
