import * as z from "zod/mini";

type Schema = z.core.$ZodType;
type Loose = (value: unknown) => unknown;

/** The value is of another kind than its schema says: a text where an object should be. */
class Unreadable extends Error {}

/**
 * Reads a reply that breaks the contract. What is stored may break a rule of today: a code of one blank, a name that is
 * too long. Such a value is shown as it is, a row that cannot be read at all is left out, and fields that the schema
 * does not name are dropped as always. So one bad row never shuts a screen.
 * @throws if the reply as a whole is of another kind
 */
export function readLeniently<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  return loosen(schema as Schema)(value) as z.output<S>;
}

const known = new WeakMap<Schema, Loose>();

function loosen(schema: Schema): Loose {
  let loose = known.get(schema);
  if (!loose) known.set(schema, (loose = make(schema)));
  return loose;
}

function make(schema: Schema): Loose {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  // eslint-disable-next-line typescript/switch-exhaustiveness-check -- all other kinds are read as they say
  switch (def.type) {
    case "object":
      return objectOf(def.shape as Readonly<Record<string, Schema>>);
    case "array":
      return listOf(def.element as Schema);
    case "nullable":
    case "optional":
      return emptyOr(loosen(def.innerType as Schema));
    case "record":
      return recordOf(loosen(def.valueType as Schema));
    case "union":
      return firstOf((def.options as readonly Schema[]).map((option) => [option, loosen(option)]));
    case "string":
      return ofKind("string");
    case "number":
      return ofKind("number");
    default:
      return (value) => {
        const parsed = z.core.safeParse(schema, value);
        if (!parsed.success) throw new Unreadable();
        return parsed.data;
      };
  }
}

function ofKind(kind: "string" | "number"): Loose {
  return (value) => {
    if (typeof value !== kind) throw new Unreadable();
    return value;
  };
}

function emptyOr(read: Loose): Loose {
  return (value) => (value === null || value === undefined ? value : read(value));
}

function objectOf(shape: Readonly<Record<string, Schema>>): Loose {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable();
    const given = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, schema]) => {
        const read = loosen(schema)(given[name]);
        return read === undefined ? [] : [[name, read]];
      }),
    );
  };
}

/** Rows are left out where they cannot be read; values beside each other, such as splits, keep their places. */
function listOf(element: Schema): Loose {
  const read = loosen(element);
  const isRow = element._zod.def.type === "object" || element._zod.def.type === "union";
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable();
    if (!isRow) return value.map(read);
    return value.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return [];
      }
    });
  };
}

function recordOf(read: Loose): Loose {
  return (value) => {
    if (typeof value !== "object" || value === null) throw new Unreadable();
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each)]));
  };
}

/** The option that fits, or else the first one that can be read. */
function firstOf(options: readonly (readonly [Schema, Loose])[]): Loose {
  return (value) => {
    for (const [schema] of options) {
      const parsed = z.core.safeParse(schema, value);
      if (parsed.success) return parsed.data;
    }
    for (const [, read] of options) {
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    throw new Unreadable();
  };
}
