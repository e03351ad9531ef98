import { black, contrast, fromHex, mix, readableOn, toHex, white, type Rgb } from "./rgb.ts";

/** Colours of an event's pages, each `#rrggbb`. */
export interface SchemeColours {
  /** Fills buttons and what is chosen. */
  readonly primary: string;
  readonly primaryHover: string;
  /** Text on them. */
  readonly onPrimary: string;
  /** Links and text in the event's colour on every ground of the scheme. */
  readonly primaryInk: string;
}

export interface EventColours {
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
}

/** A little more than the 4.5 of AA: a style sheet stores whole channels only. */
const readable = 4.6;
/** A shape that is seen without a border: 3 of AA for controls. */
const seen = 3;
/** So that a pale button does not vanish on white. */
const paleSeen = 1.5;
/** White text is what people expect on a colour, also where black would have the better ratio. */
const whiteIsReached = 3;

/** The grounds that text stands on in any theme of the scheme: those that are nearest to the text. */
const lightGround: Rgb = [225, 228, 233];
const darkGround: Rgb = [50, 50, 50];
/** How much of the colour a tinted ground has. */
export const tintShares = { light: 0.1, dark: 0.18 } as const;

/**
 * What pages in light and in dark make of the colour that staff chose, so that text reaches AA wherever it stands. A colour
 * that would be too faint is moved towards black or white, no further than it must.
 *
 * @param colour `#rrggbb`
 * @example
 * eventColours("#facc15").light; // { primary: "#facc15", onPrimary: "#000000", primaryInk: "#735e0a", … }
 */
export function eventColours(colour: string): EventColours {
  const chosen = fromHex(colour);
  return {
    light: schemeColours(readableOn([white], chosen, black, paleSeen), { ground: lightGround, towards: black }),
    dark: schemeColours(readableOn([darkGround], chosen, white, seen), { ground: darkGround, towards: white }),
  };
}

interface Scheme {
  readonly ground: Rgb;
  /** Where its ink lies. */
  readonly towards: Rgb;
}

function schemeColours(colour: Rgb, { ground, towards }: Scheme): SchemeColours {
  const onPrimary = contrast(colour, white) >= whiteIsReached ? white : black;
  const away = onPrimary === white ? black : white;
  const primary = readableOn([onPrimary], colour, away, readable);
  const tint = mix(ground, primary, towards === black ? tintShares.light : tintShares.dark);
  return {
    primary: toHex(primary),
    primaryHover: toHex(mix(primary, away, 0.14)),
    onPrimary: toHex(onPrimary),
    primaryInk: toHex(readableOn([ground, tint], colour, towards, readable)),
  };
}

/** Grounds of pictures of events that have no colour of their own, by how their covers are drawn. */
const artColours: Readonly<Record<string, readonly [from: string, to: string]>> = {
  road: ["#312e81", "#6366f1"],
  trail: ["#14532d", "#0f766e"],
  cycling: ["#7c2d12", "#c2410c"],
  mtb: ["#3f2d12", "#8a5a06"],
  triathlon: ["#0c4a6e", "#0369a1"],
  duathlon: ["#701a75", "#a21caf"],
  swim: ["#0c4a6e", "#0e7490"],
  rally: ["#44403c", "#a04d08"],
  walk: ["#365314", "#4d7c0f"],
  virtual: ["#4c1d95", "#7c3aed"],
};

/**
 * The ground of pictures and certificates of an event, from one corner to the other: white text is readable on both.
 *
 * @param art how its covers are drawn: `road`, `trail` …
 * @example
 * pictureColours("#0f766e", "trail"); // ["#0a4f4a", "#0f766e"]
 */
export function pictureColours(colour: string | null, art: string): readonly [from: string, to: string] {
  if (colour === null) return artColours[art] ?? artColours["road"]!;
  const to = readableOn([white], fromHex(colour), black, readable);
  return [toHex(readableOn([white], mix(to, black, 0.33), black, 7)), toHex(to)];
}
