/**
 * A time of day where the race is; on the device's own clock face as long as it does not know where that is.
 * @example clockTime(1796000000000, "Asia/Bangkok") // "09:53:20"
 */
export function clockTime(at: number, timeZone: string | undefined): string {
  return new Date(at).toLocaleTimeString("en-GB", { timeZone });
}
