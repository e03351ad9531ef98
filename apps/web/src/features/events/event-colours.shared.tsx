import { eventColours, type SchemeColours, tintShares } from "@time-event/domain/colour/event-colours";
import { useSite } from "../../lib/page/site.ts";

interface EventColoursProps {
  /** `#rrggbb`; null: the event has none of its own. */
  readonly colour: string | null;
  /** What they are the colours of; left out: the whole page, its header too. */
  readonly within?: string;
}

/** Puts an event's own colour in the place of the theme's, as long as a page of the event is shown. */
export function EventColours({ colour, within }: EventColoursProps) {
  const { styleNonce } = useSite();
  if (colour === null) return null;
  return <style nonce={styleNonce}>{colourSheet(colour, within)}</style>;
}

/**
 * The rules of a colour; browsers that know no `light-dark` keep the theme's.
 * @example colourSheet("#0f766e") // "@supports (color:light-dark(#000,#fff)){:root:root{--primary:light-dark(#0f766e,#2e817a);…}}"
 */
export function colourSheet(colour: string, within = ":root:root"): string {
  const { light, dark } = eventColours(colour);
  const both = (name: keyof SchemeColours) => `light-dark(${light[name]},${dark[name]})`;
  const tint = (share: number, { primary }: SchemeColours) =>
    `color-mix(in srgb,${primary} ${Math.round(share * 100)}%,var(--surface))`;
  const tokens = {
    primary: both("primary"),
    "primary-hover": both("primaryHover"),
    "on-primary": both("onPrimary"),
    "primary-ink": both("primaryInk"),
    "primary-soft": `light-dark(${tint(tintShares.light, light)},${tint(tintShares.dark, dark)})`,
  };
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  const band =
    within === ":root:root"
      ? ".header{box-shadow:inset 0 3px var(--primary)}.hero .cover{--ground-art:var(--primary-soft);--line-art:var(--primary-ink);--profile-art:var(--primary)}"
      : "";
  return `@supports (color:light-dark(#000,#fff)){${within}{${rules.join(";")}}${band}}`;
}
