import { useMessages } from "../../../lib/i18n/language.ts";
import { staffMessages } from "../staff.messages.ts";

/** Contour lines around two summits, each a little wider than the one inside it. */
const contours = [
  "M40 78c6-16 26-24 42-18s20 26 6 36-54-2-48-18Z",
  "M28 82c4-26 34-42 62-34s36 38 14 54-80 6-76-20Z",
  "M14 86c0-36 44-60 84-50s54 52 22 74-106 14-106-24Z",
  "M2 92C-6 44 52 8 106 22s74 66 32 98S8 142 2 92Z",
  "M196 44c6-12 22-14 32-6s8 24-4 28-34-10-28-22Z",
  "M182 44c6-22 36-28 54-14s16 42-6 50-54-14-48-36Z",
  "M168 46c4-34 50-46 78-26s28 66-8 78-74-18-70-52Z",
];

/** The banner below the menu: a picture of a mountain race in the colours of the theme. */
export function MenuBanner() {
  const m = useMessages(staffMessages);
  return (
    <a className="menu-banner" href="/landing">
      <svg viewBox="0 0 280 150" role="img" aria-label={m.bannerAlt} preserveAspectRatio="xMidYMid slice">
        <g className="menu-banner__contours">
          {contours.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <path className="menu-banner__course" d="M-6 138c40-6 52-34 84-38s44 22 76 14 38-52 62-62" />
        <path className="menu-banner__flag" d="M216 52V18h24l-7 8 7 8h-24" />
        <circle className="menu-banner__player" cx="118" cy="108" r="5" />
      </svg>
      <span className="menu-banner__words">
        <strong>{m.bannerTitle}</strong>
        <span>{m.bannerText}</span>
      </span>
    </a>
  );
}
