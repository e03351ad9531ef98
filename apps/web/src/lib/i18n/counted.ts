/**
 * A number as it is shown, with its English word.
 *
 * @example
 * counted(1, "place"); // "1 place"
 * counted("2,000", "entry", "entries"); // "2,000 entries"
 */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}
