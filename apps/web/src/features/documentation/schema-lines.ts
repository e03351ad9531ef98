/** JSON Schema of one value, as far as the contract uses it. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** One field of a request or reply, as a line of the documentation. */
export interface SchemaLine {
  /** Path from the top; `[]` is any element of a list. */
  readonly path: string;
  readonly kind: string;
  readonly rule: string;
  readonly required: boolean;
}

/** The fields of an object's or list's schema; nested fields follow their parents. */
export function schemaLines(schema: Schema, path = ""): SchemaLine[] {
  const { items, properties, required = [] } = withoutNull(schema);
  if (items) return schemaLines(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([name, child]) => [
    schemaLine(path ? `${path}.${name}` : name, child, required.includes(name)),
    ...schemaLines(child, path ? `${path}.${name}` : name),
  ]);
}

export function schemaLine(path: string, schema: Schema, required: boolean): SchemaLine {
  return { path, kind: kindOf(schema), rule: ruleOf(schema), required };
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
