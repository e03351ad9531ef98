import { pictureColours } from "@time-event/domain/colour/event-colours";
import { inLanguage } from "@time-event/domain/text/in-language";
import { intervalWords } from "@time-event/domain/time/interval-words";
import { fittedLines } from "../../lib/pictures/fitted-lines.ts";
import { markupText } from "../../lib/markup-text.ts";
import type { CardContent } from "./card.queries.ts";

const width = 1200;
const height = 630;

/** What social networks show beside a link to the event, as SVG: 1200 × 630. */
export function cardDrawing(event: CardContent, language: "th" | "en"): string {
  const [from, to] = pictureColours(event.colour, event.art);
  const name = inLanguage(event.name, language);
  const { size, lines } = fittedLines(name, { width: 1050, mostLines: 2, sizes: [80, 64, 52] });
  const place = [event.venue, event.province]
    .map((each) => inLanguage(each, language))
    .filter(Boolean)
    .join(" · ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Sarabun" fill="#fff">
    <defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${ridges(event)}
    <text x="72" y="110" font-size="34" font-weight="700" opacity="0.85">time/event</text>
    ${lines
      .map(
        (line, index) =>
          `<text x="72" y="${240 + index * size * 1.25}" font-size="${size}" font-weight="700">${markupText(line)}</text>`,
      )
      .join("")}
    ${event.isCancelled ? cancelledMark(language) : ""}
    <text x="72" y="470" font-size="38">${markupText(longDate(event.startsOn, language))}</text>
    <text x="72" y="520" font-size="32" opacity="0.9">${markupText(place)}</text>
    <text x="72" y="578" font-size="30" font-weight="700" opacity="0.9">${markupText(lengths(event, language))}</text>
  </svg>`;
}

/** Races for time by their hours, the others by their distances; the longest first: `24 h   42.2 km`. Backyards: `6.7 km every hour`. */
function lengths({ categories }: CardContent, language: "th" | "en"): string {
  const inKm = (distanceM: number) => `${Math.round(distanceM / 100) / 10} km`;
  const yards = categories.flatMap(({ lapEveryMs, distanceM }) =>
    lapEveryMs === null ? [] : [`${inKm(distanceM)} ${intervalWords(lapEveryMs, language)}`],
  );
  const hours = categories.flatMap(({ limitMs }) => (limitMs === null ? [] : [limitMs / 3_600_000]));
  const distances = categories.flatMap(({ limitMs, lapEveryMs, distanceM }) =>
    limitMs === null && lapEveryMs === null && distanceM > 0 ? [distanceM / 1_000] : [],
  );
  const told = (values: readonly number[], unit: string) =>
    [...values].sort((a, b) => b - a).map((value) => `${Math.round(value * 10) / 10} ${unit}`);
  return [...new Set([...yards, ...told(hours, "h"), ...told(distances, "km")])].slice(0, 5).join("   ");
}

/** What a person who receives the link should see first. */
function cancelledMark(language: "th" | "en"): string {
  const word = language === "th" ? "ยกเลิก" : "CANCELLED";
  return `<rect x="${width - 340}" y="60" width="280" height="72" rx="36" fill="#fff"/>
    <text x="${width - 200}" y="109" font-size="36" font-weight="700" fill="#b91c1c" text-anchor="middle">${word}</text>`;
}

/** The longest course's profile as ridges behind the words; nothing if no heights are known. */
function ridges({ categories, checkpoints }: CardContent): string {
  const [main] = [...categories].sort((a, b) => b.distanceM - a.distanceM);
  const points = checkpoints
    .filter(({ code, elevationM }) => elevationM !== null && main?.course.includes(code))
    .sort((a, b) => a.distanceM - b.distanceM);
  const longest = points.at(-1)?.distanceM ?? 0;
  if (points.length < 3 || longest === 0) return "";
  const highest = Math.max(...points.map(({ elevationM }) => elevationM!));
  const line = (lift: number) =>
    points
      .map(({ distanceM, elevationM }) => {
        const x = (distanceM / longest) * width;
        const y = height - lift - (elevationM! / Math.max(highest, 1)) * 260;
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(" ");
  return [90, 40, 0]
    .map(
      (lift, index) =>
        `<polygon points="0,${height} ${line(lift)} ${width},${height}" opacity="${0.08 + index * 0.06}"/>`,
    )
    .join("");
}

function longDate(day: string, language: "th" | "en"): string {
  const locale = language === "th" ? "th-TH-u-ca-buddhist" : "en-GB";
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" });
}
