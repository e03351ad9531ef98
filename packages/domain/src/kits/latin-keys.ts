/** What keys of the Thai keyboard (Kedmanee) type, in the order of `latin`. */
const thai = "ๅ/-ภถุึคตจ" + '๐"ฎฑธํ๊ณฯญ' + "ฤฆฏโฌ็๋ษศ" + "()ฉฮฺ์?" + "ซใ";
const latin = "1234567890" + "QWERTYUIOP" + "ASDFGHJKL" + "ZXCVBNM" + ":.";
const latinOf = new Map([...thai].map((key, at) => [key, latin[at]!]));

/**
 * What a text would be if the same keys had been pressed on a Latin keyboard: digits, capital letters, colon and point. A scanner is
 * a keyboard to the computer, so while that types Thai, a code comes as Thai letters. Other characters stay.
 *
 * @example
 * latinKeys("ๅ/-"); // "123"
 */
export function latinKeys(text: string): string {
  return [...text].map((key) => latinOf.get(key) ?? key).join("");
}
