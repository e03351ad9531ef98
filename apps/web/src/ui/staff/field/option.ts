export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** From here on one types a part of the name instead of reading them all. */
export const manyOptions = 12;

/** Those with these letters anywhere in their name, whatever their case. */
export function optionsWith<Value>(options: readonly Option<Value>[], letters: string): readonly Option<Value>[] {
  const wanted = letters.trim().toLocaleLowerCase();
  return options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
