import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Every button of the public pages, as `staff-screens.test.ts` goes over those of staff: why a press failed stands beside the button,
// not in a corner of the screen. A new page is covered without a word here.

const web = join(import.meta.dirname, "../../apps/web/src");
const sources = globSync("{features,ui}/**/*.tsx", { cwd: web })
  .filter((file) => !/\.test\.tsx$|^ui\/staff\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(web, file), "utf8") }))
  .filter(({ source }) => !/ui\/staff\/|\buseStaff/.test(source));

const saysInCorner = (source: string) => /\btoasts?(\.add)?\(\{[^}]*severity: "error"/.test(source);

test("a press of the public that failed is said beside its button, not in a corner", () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(saysInCorner('toasts.add({ severity: "error", summary: m.notSaved });')).toBe(true);
  expect(sources.filter(({ source }) => saysInCorner(source)).map(({ file }) => file)).toEqual([]);
});

/** Where a call fails, something on the screen is set to say why. */
const says = /useForm\(|FailedPress|role="alert"|"alert"|field__error|role="status"/;

test("a page of the public that sends something says why it failed", () => {
  const sending = sources.filter(({ source }) => /\b(useSendSubmit\(\)|upload\(|saveQrPicture\()/.test(source));
  expect(sending.length).toBeGreaterThan(8);
  expect(sending.filter(({ source }) => !says.test(source)).map(({ file }) => file)).toEqual([]);
});

test("no failure of a press is dropped where it is caught", () => {
  const dropped = sources.filter(({ source }) => /catch(?: \(\w+\))? \{\s*(?:\/\/[^\n]*\n\s*)*\}/.test(source));
  expect(dropped.map(({ file }) => file)).toEqual([]);
});
