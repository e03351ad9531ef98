import * as z from "zod/mini";

/** What JSON Schema says of one value, as far as the contract uses it. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** One field of a request or reply, as a line of the documentation. */
export interface SchemaLine {
  /** Path below the whole; `[]` is any element of a list. */
  readonly path: string;
  readonly kind: string;
  readonly rule: string;
  readonly required: boolean;
}

/** The fields of a schema of the contract, nested ones below their parents. */
export function schemaLines(schema: z.core.$ZodType, io: "input" | "output"): SchemaLine[] {
  return childLines(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema, "");
}

function childLines(schema: Schema, path: string): SchemaLine[] {
  const { items, properties, required = [] } = withoutNull(schema);
  if (items) return childLines(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([name, child]) => {
    const at = path ? `${path}.${name}` : name;
    return [{ path: at, kind: kindOf(child), rule: ruleOf(child), required: required.includes(name) }, ...childLines(child, at)];
  });
}

function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
}

function kindOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(" | ");
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  if (schema.type === "array") return `${kindOf(schema.items ?? {})}[]`;
  return schema.type ?? "string";
}

function ruleOf(schema: Schema): string {
  const { pattern, maxLength, minimum, maximum, default: initial } = withoutNull(schema);
  const bounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return [
    pattern && `/${pattern}/`,
    maxLength !== undefined && `≤ ${maxLength}`,
    bounded && `${minimum}–${maximum}`,
    initial !== undefined && `= ${JSON.stringify(initial)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
