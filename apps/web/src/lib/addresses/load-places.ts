import type { Language } from "../i18n/language.ts";
import { type Place, readPlaces } from "./find-places.ts";

const lists = {
  th: () => import("./thai-addresses.txt?raw"),
  en: () => import("./english-addresses.txt?raw"),
};
const loaded: Partial<Record<Language, Promise<Place[]>>> = {};

/** The subdistricts of Thailand: loaded once, when somebody comes to an address, because a list is as large as a page. */
export function loadPlaces(language: Language): Promise<Place[]> {
  return (loaded[language] ??= lists[language]().then(
    ({ default: text }) => readPlaces(text),
    () => {
      // the network dropped out: the next field asks again
      delete loaded[language];
      return [];
    },
  ));
}
