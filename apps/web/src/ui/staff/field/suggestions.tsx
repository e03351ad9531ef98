interface SuggestionsProps {
  /** The id that the text field names in its `list`. */
  readonly id: string;
  readonly values: readonly string[];
}

/** Suggestions of a text field; other text is allowed too. */
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
