/** Joins class names and leaves out empty ones. @example classNames("chip", live && "chip--live") */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
