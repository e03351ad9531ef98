interface SuggestionsProps {
  /** What the field names in its `list`. */
  readonly id: string;
  readonly values: readonly string[];
}

/** What a text field proposes to who types; anything else may be typed as well. */
export function Suggestions({ id, values }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  );
}
