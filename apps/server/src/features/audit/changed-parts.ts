import { isDeepStrictEqual } from "node:util";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The difference between two states of one thing: only the changed fields of a change, all fields of something new or
 * removed.
 */
export function changedParts(before?: Fields, after?: Fields): { before?: Fields; after?: Fields } {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return { before: pick(before, names), after: pick(after, names) };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
