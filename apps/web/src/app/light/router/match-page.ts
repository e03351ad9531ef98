import { publicPages } from "../../public-pages.ts";

export interface MatchedPage {
  /** Its module below `features/`; also the id under which the server sends its data. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = publicPages.map(([path, name]) => ({ name, steps: path.split("/") }));

/**
 * The public page of a path, or null: then the server knows better.
 * @example matchPage("/register/events/bangkok") // { name: "events/event-page", params: { event: "bangkok" } }
 */
export function matchPage(pathname: string): MatchedPage | null {
  const given = pathname.split("/").filter(Boolean);
  for (const { name, steps } of patterns) {
    const params = paramsOf(steps, given);
    if (params) return { name, params };
  }
  return null;
}

function paramsOf(steps: readonly string[], given: readonly string[]): Record<string, string> | null {
  const required = steps.filter((step) => !step.endsWith("?")).length;
  if (given.length < required || given.length > steps.length) return null;
  const params: Record<string, string> = {};
  for (const [at, value] of given.entries()) {
    const step = steps[at] ?? "";
    if (step.startsWith(":")) params[step.slice(1)] = decoded(value);
    else if (step.replace(/\?$/, "") !== value) return null;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
