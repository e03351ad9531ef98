/** Metres at which a category passes each point of its course, of its stored rules; undefined: as the checkpoints say. */
export function distancesIn(rules: unknown): (number | null)[] | undefined {
  return (rules as { readonly distancesM?: (number | null)[] }).distancesM;
}
