/** WGS 84 degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** A map's address has the centre of the view after `@`, and a chosen point after `!3d` and `!4d` or after `q=`. */
const patterns = [
  new RegExp(String.raw`!3d${degrees}!4d${degrees}`),
  new RegExp(String.raw`[?&](?:q|query|ll|mlat)=${degrees}(?:%2C|,|&mlon=)\s*${degrees}`, "i"),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(String.raw`^\s*\(?${degrees}\s*°?\s*[,\s]\s*${degrees}\s*°?\)?\s*$`),
];

/**
 * Reads a position that people copy from a map: two numbers, latitude first, or the map's address. Null: neither.
 *
 * @example
 * readPoint("18.5885, 98.4867"); // { lat: 18.5885, lng: 98.4867 }
 * readPoint("https://www.google.com/maps/@18.5885,98.4867,15z"); // { lat: 18.5885, lng: 98.4867 }
 */
export function readPoint(text: string): GeoPoint | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [lat, lng] = [Number(found[1]), Number(found[2])];
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}
