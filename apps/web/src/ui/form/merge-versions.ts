import { differingKeys, isSame } from "./paths.ts";

/** A field whose two versions differ, and who changed it since both began from the same. */
export interface MergedField<Values> {
  readonly key: keyof Values & string;
  readonly changedBy: "me" | "them" | "both";
}

/**
 * Compares what the user has with what somebody else stored meanwhile, by what both began from.
 * @example fieldsToMerge({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }) // a by me, b by them
 */
export function fieldsToMerge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedField<Values>[] {
  return differingKeys(mine, theirs).map((key) => {
    const versions = [base[key], mine[key], theirs[key]] as const;
    return { key, changedBy: clash(...versions) ? "both" : isSame(base[key], theirs[key]) ? "me" : "them" };
  });
}

/**
 * Both changes in one version, which goes on from theirs. What only one of them changed is taken from them, also inside a
 * value with parts, such as a name in two languages; lists count as a whole.
 * @param taken the fields that both changed, where theirs is wanted
 */
export function mergeVersions<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  taken: ReadonlySet<string>,
): Values {
  const merged = differingKeys(mine, theirs).map((key) => [
    key,
    mergeValue(base[key], mine[key], theirs[key], taken.has(key)),
  ]);
  return { ...theirs, ...Object.fromEntries(merged) } as Values;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, takesTheirs: boolean): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (!hasParts(base) || !hasParts(mine) || !hasParts(theirs)) return takesTheirs ? theirs : mine;
  const parts = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(parts.map((part) => [part, mergeValue(base[part], mine[part], theirs[part], takesTheirs)]));
}

function clash(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSame(mine, theirs) || isSame(base, mine) || isSame(base, theirs)) return false;
  if (!hasParts(base) || !hasParts(mine) || !hasParts(theirs)) return true;
  return Object.keys({ ...theirs, ...mine }).some((part) => clash(base[part], mine[part], theirs[part]));
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
