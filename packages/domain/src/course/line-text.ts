import type { CourseLine, LinePoint } from "./course-line.ts";

/** Precision of a line that is sent: 1.1 m on the ground, whole metres of height and of distance. */
const degreesPer = 1e5;

/** Letters that need no escape in JSON, in HTML, or in a URL. */
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const values = new Map(Array.from(letters, (letter, value) => [letter, value]));

/**
 * Writes a line as a short text, about eight letters a point: the differences from point to point, in base 32, with one
 * bit that says whether more follows. The first letter says how many numbers a point has: 3, or 4 with its height.
 *
 * @example
 * decodeLine(encodeLine(line)); // the same line, to a metre
 */
export function encodeLine(line: CourseLine): string {
  const hasHeight = line.length > 0 && line.every(({ elevationM }) => elevationM !== null);
  let before = [0, 0, 0, 0];
  return line.reduce(
    (text, point) => {
      const now = stepsOf(point, hasHeight);
      const steps = now.map((value, index) => letterise(value - before[index]!));
      before = now;
      return text + steps.join("");
    },
    hasHeight ? "4" : "3",
  );
}

/**
 * Reads a text that `encodeLine` made. Any other text gives an empty line.
 *
 * @example
 * decodeLine(""); // []
 */
export function decodeLine(text: string): CourseLine {
  const size = Number(text[0]);
  if (size !== 3 && size !== 4) return [];
  const numbers = numbersIn(text);
  const line: LinePoint[] = [];
  let [lat, lng, distance, elevation] = [0, 0, 0, 0];
  for (let at = 0; at + size <= numbers.length; at += size) {
    lat += numbers[at]!;
    lng += numbers[at + 1]!;
    distance += numbers[at + 2]!;
    if (size === 4) elevation += numbers[at + 3]!;
    line.push({
      lat: lat / degreesPer,
      lng: lng / degreesPer,
      distanceM: distance,
      elevationM: size === 4 ? elevation : null,
    });
  }
  return line;
}

function stepsOf({ lat, lng, distanceM, elevationM }: LinePoint, hasHeight: boolean): number[] {
  const steps = [Math.round(lat * degreesPer), Math.round(lng * degreesPer), Math.round(distanceM)];
  return hasHeight ? [...steps, Math.round(elevationM ?? 0)] : steps;
}

/** Turns small signed numbers into small unsigned ones: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
function letterise(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  let text = "";
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += letters[32 + (rest % 32)];
  return text + letters[rest];
}

function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (const letter of text.slice(1)) {
    const digit = values.get(letter);
    if (digit === undefined) return [];
    value += (digit % 32) * place;
    place *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, place] = [0, 1];
  }
  return numbers;
}
