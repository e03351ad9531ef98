import { eventColours, type SchemeColours, tintShares } from "@time-event/domain/colour/event-colours";

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
