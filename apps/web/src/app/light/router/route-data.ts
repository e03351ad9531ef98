/** What a loader throws in place of its data. */
export function data(value: unknown, { status }: { readonly status: number }) {
  return { status, data: value };
}
