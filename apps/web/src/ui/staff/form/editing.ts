import type { FieldProps } from "../../form/field-props.ts";

/** Values that a form edits: all of them, or a part that several screens share. */
export interface Editing<Values> {
  readonly values: Values;
  readonly change: (change: Partial<Values>) => void;
  /** The error at a path within these values, in words. */
  readonly errorAt: (path: string) => string | undefined;
}

type BoundField<Value> = Required<Pick<FieldProps<Value>, "name" | "value" | "onChange" | "error" | "errorAt">>;

/** The props of a field besides its label. @example <NumberField label={m.laps} {...fieldOf(editing, "laps")} /> */
export function fieldOf<Values, Key extends keyof Values & string>(
  { values, change, errorAt }: Editing<Values>,
  key: Key,
): BoundField<Values[Key]> {
  return {
    name: key,
    value: values[key],
    onChange: (value) => change({ [key]: value } as unknown as Partial<Values>),
    error: errorAt(key),
    errorAt: (part) => errorAt(`${key}.${part}`),
  };
}

/** The rows of a list in the values, with functions to change, remove and move them. A list that is left out is empty. */
export function rowsOf<Values, Key extends keyof Values & string, Row>(
  { values, change, errorAt }: Editing<Values>,
  key: Key & (NonNullable<Values[Key]> extends readonly Row[] ? Key : never),
) {
  const rows = (values[key] ?? []) as unknown as readonly Row[];
  const put = (next: readonly Row[]) => change({ [key]: next } as unknown as Partial<Values>);
  return {
    rows,
    add: (row: Row) => put([...rows, row]),
    remove: (at: number) => put(rows.filter((_, index) => index !== at)),
    move: (from: number, to: number) => put(moved(rows, from, to)),
    /** One row as values to edit. */
    row: (at: number): Editing<Row> => ({
      values: rows[at]!,
      change: (patch) => put(rows.map((row, index) => (index === at ? { ...row, ...patch } : row))),
      errorAt: (path) => errorAt(`${key}.${at}.${path}`),
    }),
  };
}

/** A list with one of its items moved. @example moved(["a", "b", "c"], 2, 0) // ["c", "a", "b"] */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
