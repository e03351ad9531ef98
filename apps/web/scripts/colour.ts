/** A colour without transparency, each channel 0–255. */
export type Rgb = readonly [number, number, number];

export const black: Rgb = [0, 0, 0];
export const white: Rgb = [255, 255, 255];

/** Reads hex, rgb(a) and hsl(a); a translucent colour is laid over `ground`. Null: not a colour. */
export function readColour(text: string, ground: Rgb): Rgb | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const call = /^(rgb|hsl)a?\(([^)$]+)\)$/.exec(text);
  if (!call) return null;
  const [a = 0, b = 0, c = 0, alpha = 1] = (call[2] ?? "").split(/[\s,/]+/).map(parseFloat);
  return mix(ground, call[1] === "rgb" ? [a, b, c] : fromHsl(a, b / 100, c / 100), alpha);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** `share` of `over` laid on `under`. */
export function mix(under: Rgb, over: Rgb, share: number): Rgb {
  return under.map((value, i) => value + ((over[i] ?? 0) - value) * share) as unknown as Rgb;
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, WCAG 2.2. */
export function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, WCAG 2.2: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** The colour nearest to `colour`, moved towards `towards`, that reaches `ratio` on every ground. */
export function readableOn(grounds: readonly Rgb[], colour: Rgb, towards: Rgb, ratio = 4.6): Rgb {
  for (let share = 0; share <= 1; share += 0.02) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
