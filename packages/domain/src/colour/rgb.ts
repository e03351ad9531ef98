/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** @example fromHex("#0f766e") // [15, 118, 110] */
export function fromHex(hex: string): Rgb {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** @example toHex([15, 118, 110]) // "#0f766e" */
export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** `share` of `over` laid on `under`. */
export function mix(under: Rgb, over: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => under[at] + (over[at] - under[at]) * share;
  return [part(0), part(1), part(2)];
}

/** The contrast ratio of WCAG 2.2, 1 to 21. @example contrast(white, black) // 21 */
export function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour nearest to `colour`, moved towards `towards`, that reaches `ratio` on every ground. */
export function readableOn(grounds: readonly Rgb[], colour: Rgb, towards: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    // as a style sheet stores it
    const moved = fromHex(toHex(mix(colour, towards, share)));
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
