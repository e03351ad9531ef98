/** The options of a field, from the words for its values. @example choices({ M: "Men", F: "Women" }) */
export function choices<Value extends string>(words: Readonly<Record<Value, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
}
