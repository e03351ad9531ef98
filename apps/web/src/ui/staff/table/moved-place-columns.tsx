import { MovedPlace } from "./moved-place.tsx";
import type { Column } from "./table-props.ts";

type Place = number | null | undefined;

/** Places in the rankings that every category has, and by code in those that it names. */
interface Places {
  readonly overall: Place;
  readonly gender: Place;
  readonly ageGroup: Place;
  readonly named?: Readonly<Record<string, Place>> | undefined;
}

interface Moved {
  readonly before: Places;
  readonly after: Places;
}

/**
 * A column for each ranking in which somebody has a place, before or after a change.
 * @param words the heads of the three that every category has
 */
export function movedPlaceColumns<Row extends Moved>(
  rows: readonly Row[],
  words: Readonly<Record<"overall" | "gender" | "ageGroup", string>>,
): readonly Column<Row>[] {
  const column = (key: string, header: string, placeOf: (places: Places) => Place): Column<Row> => ({
    key,
    header,
    align: "end",
    cell: ({ before, after }) => <MovedPlace before={placeOf(before)} after={placeOf(after)} />,
  });
  const named = new Set(rows.flatMap(({ before, after }) => Object.keys({ ...before.named, ...after.named })));
  return [
    ...(["overall", "gender", "ageGroup"] as const).map((key) => column(key, words[key], (places) => places[key])),
    ...[...named].map((code) => column(`named ${code}`, code, (places) => places.named?.[code])),
  ];
}
