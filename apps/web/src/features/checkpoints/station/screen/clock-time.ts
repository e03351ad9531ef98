/** A time of day on the device's own clock face. @example clockTime(1796000000000) // "09:53:20" */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString("en-GB");
}
