export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** From this many options on, users type a part of the name to find one. */
export const manyOptions = 12;

/** The options whose names contain this text, in upper or lower case. */
export function optionsWith<Value>(options: readonly Option<Value>[], letters: string): readonly Option<Value>[] {
  const wanted = letters.trim().toLocaleLowerCase();
  return options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
