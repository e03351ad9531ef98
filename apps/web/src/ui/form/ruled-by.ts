interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }[];
}

interface Schema<Values> {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly data?: Values | undefined;
    readonly error?: Issues | undefined;
  };
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

/**
 * A contract's schema combined with rules of the domain, so that a form shows problems before it sends: first
 * errors against the schema, then what the rules find.
 * @example schema: ruledBy(checkpointSave.body, checkpointProblems)
 */
export function ruledBy<Values>(schema: Schema<Values>, problemsOf: (values: Values) => readonly Problem[]) {
  return {
    safeParse(value: unknown): { readonly success: true } | { readonly success: false; readonly error: Issues } {
      const { data, error } = schema.safeParse(value);
      if (error || data === undefined) return { success: false, error: error ?? { issues: [] } };
      const issues = problemsOf(data).map(({ path, code }) => ({ path: [path], code }));
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true };
    },
  };
}
