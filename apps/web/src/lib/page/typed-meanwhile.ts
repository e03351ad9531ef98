/**
 * What somebody types while the next page loads. Its field goes away with its page: where the next page has one of the same name,
 * the text goes on in that one, and so does the keyboard. Passwords stay where they are.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Name and text of a field, and whether the keyboard is in it. */
type Typed = readonly [name: string, text: string, isInUse: boolean];

/** A password may be shown as text. */
const fields =
  "textarea,input:is([type=text],[type=search],[type=tel],[type=email],:not([type])):not([autocomplete*=password],[autocomplete*=code])";
const storageKey = "typed_meanwhile";
/** The fields into which somebody has typed; true: since the next page was asked for. */
const typed = new Map<Field, boolean>();
let isAsked = false;

/** Call it once, when the page's first script runs. */
export function watchTyping(): void {
  const note = ({ target }: Event) => isField(target) && typed.set(target, isAsked || typed.get(target) === true);
  const ask = ({ type, target }: Event) => {
    if (type === "click" && !(target as Element).closest?.("a")) return;
    isAsked = true;
    for (const field of typed.keys()) typed.set(field, false);
  };
  addEventListener("input", note, { capture: true });
  for (const press of ["click", "submit"]) addEventListener(press, ask, { capture: true });
  addEventListener("pagehide", () => useKept((kept) => kept.setItem(storageKey, JSON.stringify(typedMeanwhile()))));
  if (document.readyState !== "loading") putKept();
  else addEventListener("DOMContentLoaded", putKept, { once: true });
}

/** What was typed since a link was pressed or a form sent. @param all what was typed before, too */
export function typedMeanwhile(all = false): Typed[] {
  return [...typed].flatMap(([field, isSince]): Typed[] =>
    field.isConnected && (all || isSince) ? [[field.name, field.value, field === document.activeElement]] : [],
  );
}

/** Puts texts into the fields of the page that has come. Fields that have stayed need nothing. */
export function putTyped(texts: readonly Typed[]): void {
  isAsked = false;
  for (const field of typed.keys()) if (!field.isConnected) typed.delete(field);
  for (const [name, text, isInUse] of texts) {
    const field = [...document.querySelectorAll<Field>(fields)].find((one) => one.name === name);
    if (!field || typed.has(field)) continue;
    field.value = text;
    typed.set(field, false);
    if (isInUse) field.focus({ preventScroll: true });
  }
}

function putKept(): void {
  useKept((kept) => {
    putTyped(JSON.parse(kept.getItem(storageKey) ?? "[]") as Typed[]);
    kept.removeItem(storageKey);
  });
}

/** Not where the browser's settings forbid storage. */
function useKept(use: (kept: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // then what was typed is with the former page
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}
