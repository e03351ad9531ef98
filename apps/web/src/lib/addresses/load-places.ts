import { type Place, readPlaces } from "./find-places.ts";

let places: Promise<Place[]> | undefined;

/** The subdistricts of Thailand: loaded once, when somebody comes to an address, because the list is as large as a page. */
export function loadPlaces(): Promise<Place[]> {
  places ??= import("./thai-addresses.txt?raw").then(
    ({ default: text }) => readPlaces(text),
    () => {
      // the network dropped out: the next field asks again
      places = undefined;
      return [];
    },
  );
  return places;
}
