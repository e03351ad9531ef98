import { pictureColours } from "@time-event/domain/colour/event-colours";
import { inLanguage } from "@time-event/domain/text/in-language";
import { fittedLines } from "../../lib/pictures/fitted-lines.ts";
import { markupText } from "../../lib/markup-text.ts";
import type { Finish } from "./finish.ts";
import { finishWords } from "./finish-words.ts";

const width = 1200;
const height = 630;
const left = 72;
/** More have no room beside the time. */
const mostPlaces = 4;

/** What people share of a result, as SVG: 1200 × 630. */
export function finishDrawing(finish: Finish, language: "th" | "en"): string {
  const words = finishWords[language];
  const [from, to] = pictureColours(finish.event.colour, finish.event.art);
  const event = fittedLines(inLanguage(finish.event.name, language), {
    width: 700,
    mostLines: 2,
    sizes: [42, 36, 30],
  });
  const name = fittedLines(inLanguage(finish.name, language), {
    width: width - 2 * left,
    mostLines: 2,
    sizes: [88, 72, 58, 46],
  });
  const nameFrom = (name.lines.length === 1 ? 300 : 258) + (event.lines.length - 1) * 18;
  const facts = [inLanguage(finish.category, language), `${words.bib} ${finish.bib}`, finish.club].filter(Boolean);
  const fact = fittedLines(facts.join("  ·  "), { width: width - 2 * left, mostLines: 1, sizes: [32, 26] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Sarabun" fill="#fff">
    <defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <path d="M0 ${height} L0 470 Q300 380 560 452 T1200 350 L1200 ${height} Z" opacity="0.08"/>
    <path d="M0 ${height} L0 540 Q340 450 660 520 T1200 460 L1200 ${height} Z" opacity="0.08"/>
    ${texts(event.lines, { x: left, y: 92, size: event.size, weight: 700 })}
    ${texts([words.days(finish.event)], { x: left, y: 92 + event.lines.length * event.size * 1.3, size: 27, weight: 400 })}
    ${stateMark(finish, language)}
    ${texts(name.lines, { x: left, y: nameFrom, size: name.size, weight: 700 })}
    ${texts(fact.lines, { x: left, y: nameFrom + (name.lines.length - 1) * name.size * 1.3 + 62, size: fact.size, weight: 400 })}
    ${result(finish, language)}
    ${places(finish, language)}
  </svg>`;
}

interface Style {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly anchor?: "middle";
  readonly fill?: string;
}

/** Lines below each other; `y` is the first one's. Thai marks need the room between them. */
function texts(lines: readonly string[], { x, y, size, weight, anchor, fill }: Style): string {
  const look = `font-size="${size}" font-weight="${weight}"${anchor ? ` text-anchor="${anchor}"` : ""}${fill ? ` fill="${fill}"` : ""}`;
  return lines
    .map((line, at) => `<text x="${x}" y="${Math.round(y + at * size * 1.3)}" ${look}>${markupText(line)}</text>`)
    .join("");
}

/** Official or not: who sees the picture later must know. */
function stateMark({ isOfficial }: Finish, language: "th" | "en"): string {
  const words = finishWords[language];
  const [text, ground, ink] = isOfficial
    ? [words.official, "#ffffff", "#14532d"]
    : [words.provisional, "#fde68a", "#713f12"];
  return `<rect x="${width - 72 - 300}" y="52" width="300" height="62" rx="31" fill="${ground}"/>
    ${texts([text], { x: width - 72 - 150, y: 93, size: 29, weight: 700, anchor: "middle", fill: ink })}`;
}

function result(finish: Finish, language: "th" | "en"): string {
  const words = finishWords[language];
  const label = finish.laps > 0 || finish.time === null ? words.statuses[finish.status] : words.time;
  const value = finish.laps > 0 ? words.laps(finish.laps) : finish.time;
  if (value === null || (finish.status !== "finished" && finish.laps === 0)) {
    return texts([words.statuses[finish.status]], { x: left, y: 570, size: 76, weight: 700 });
  }
  const size = value.length > 8 ? 96 : value.length > 7 ? 112 : 128;
  return (
    texts([label], { x: left, y: 458, size: 28, weight: 400 }) + texts([value], { x: left, y: 572, size, weight: 700 })
  );
}

function places(finish: Finish, language: "th" | "en"): string {
  if (finish.status !== "finished") return "";
  const words = finishWords[language];
  // a time takes the left half; the highest prizes come first
  const shownPlaces = finish.places.slice(0, mostPlaces);
  const column = shownPlaces.length > 3 ? 150 : 186;
  const first = width - left - shownPlaces.length * column;
  return shownPlaces
    .map((place, at) => {
      const x = first + at * column + column / 2;
      const shown = place.rank.toLocaleString("en-US");
      const label = fittedLines(words.place(finish, place), { width: column - 8, mostLines: 2, sizes: [27, 22, 18] });
      const top = 458 - (label.lines.length - 1) * label.size * 1.3;
      return (
        texts(label.lines, { x, y: top, size: label.size, weight: 400, anchor: "middle" }) +
        texts([shown], { x, y: 536, size: shown.length > 4 ? 56 : 70, weight: 700, anchor: "middle" }) +
        texts([words.of(place.of.toLocaleString("en-US"))], { x, y: 576, size: 25, weight: 400, anchor: "middle" })
      );
    })
    .join("");
}
