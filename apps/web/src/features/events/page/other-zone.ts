/**
 * The name of an event's time zone where its clocks show something else than the reader's at an instant; else null.
 *
 * @example
 * otherZone("Asia/Bangkok", "Europe/Berlin", at); // "GMT+7"
 */
export function otherZone(timeZone: string, own: string, at: number): string | null {
  const offset = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")!.value;
  const name = offset(timeZone);
  return name === offset(own) ? null : name;
}
