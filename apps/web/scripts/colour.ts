import { converter, formatHex, interpolate, parse, wcagContrast, type Rgb } from "culori";

export type { Rgb } from "culori";

export const black: Rgb = { mode: "rgb", r: 0, g: 0, b: 0 };
export const white: Rgb = { mode: "rgb", r: 1, g: 1, b: 1 };

const toRgb = converter("rgb");

/** Reads hex, rgb(a) and hsl(a); a translucent colour is laid over `ground`. Null: not a colour, or one by name. */
export function readColour(text: string, ground: Rgb): Rgb | null {
  const colour = /^(#|rgb|hsl)/.test(text) ? parse(text) : undefined;
  if (!colour) return null;
  const { alpha = 1, ...opaque } = toRgb(colour);
  return mix(ground, opaque, alpha);
}

/** A colour that we know to be one. @example opaque("#15803d") */
export function opaque(text: string): Rgb {
  const colour = readColour(text, white);
  if (!colour) throw new Error(`${text} is not a colour`);
  return colour;
}

/** `share` of `over` laid on `under`. */
export function mix(under: Rgb, over: Rgb, share: number): Rgb {
  return interpolate([under, over], "rgb")(share);
}

export const toHex: (colour: Rgb) => string = formatHex;

/** Contrast ratio, WCAG 2.2: 1 to 21. */
export const contrast: (a: Rgb, b: Rgb) => number = wcagContrast;

/** The colour nearest to `colour`, moved towards `towards`, that reaches `ratio` on every ground. */
export function readableOn(grounds: readonly Rgb[], colour: Rgb, towards: Rgb, ratio = 4.6): Rgb {
  for (let share = 0; share <= 1; share += 0.02) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
