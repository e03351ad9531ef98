import type { RaceProblem, RaceProblemReason } from "./race-problem.ts";

/** The findings of reading a document, shared by all its objects. */
export interface Findings {
  readonly problems: RaceProblem[];
  readonly objects: { readonly path: string; readonly keys: readonly string[]; readonly asked: ReadonlySet<string> }[];
}

/** One object of a JSON document. It knows its path in the document, and which of its keys were read. */
export interface JsonObject {
  pathOf(key: string): string;
  /** Reads the value of a key and marks the key as read. Null counts as missing. */
  get(key: string): unknown;
  isText(key: string): boolean;
  refuse(key: string, reason: RaceProblemReason, found?: string): void;
}

export function createJsonObject(value: unknown, path: string, findings: Findings): JsonObject {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = new Map<string, unknown>(isObject ? Object.entries(value) : []);
  const asked = new Set<string>();
  findings.objects.push({ path, keys: [...entries.keys()], asked });
  if (!isObject && value !== undefined) findings.problems.push({ path, reason: "not_an_object" });

  const pathOf = (key: string) => joinPath(path, key);

  function get(key: string): unknown {
    asked.add(key);
    return entries.get(key) ?? undefined;
  }

  function refuse(key: string, reason: RaceProblemReason, found?: string): void {
    findings.problems.push({ path: pathOf(key), reason, ...(found === undefined ? {} : { found }) });
  }

  return { pathOf, get, isText: (key) => typeof entries.get(key) === "string", refuse };
}

/** The paths of all keys that were not read. */
export function unknownKeys({ objects }: Findings): string[] {
  return objects.flatMap(({ path, keys, asked }) =>
    keys.filter((key) => !asked.has(key)).map((key) => joinPath(path, key)),
  );
}

function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
