import { useEffect, useEffectEvent, useRef, type InputEvent, type SubmitEvent } from "react";
import { useNavigate, useNavigation } from "react-router";

interface FilterFormRules {
  readonly action: string;
  readonly shown: string;
  readonly searchOf: (form: URLSearchParams) => string;
}

const typingMs = 300;

/**
 * Keeps a form and the address equal: a choice changes the address, and when the address changes otherwise
 * (back, a link) the form follows. The controls are the browser's own: they keep choices made before the app starts,
 * and the control in use keeps its focus.
 */
export function useFilterForm({ action, shown, searchOf }: FilterFormRules) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const started = useRef(false);
  // a timer outlives the drawing in which it was set
  const address = useRef(shown);
  // the address that the form has asked for and that has not come yet
  const asked = useRef<string | null>(null);
  const navigate = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const waits = useRef(false);

  // of the latest drawing, also for a timer: a link may have led to another category since it was set
  const send = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // somebody has pressed a link: it is followed first, and what was typed meanwhile goes on from there
    waits.current = isLoading && asked.current === null;
    if (!form.current || waits.current) return;
    const wanted = searchOf(wordsIn(form.current));
    if (wanted === (asked.current ?? address.current)) return;
    asked.current = wanted;
    const to = wanted ? `${action}?${wanted}` : action;
    void Promise.resolve(navigate(to, { replace: true, preventScrollReset: true })).finally(() => {
      if (asked.current === wanted) asked.current = null;
    });
  });

  const meet = useEffectEvent(() => {
    // Apply choices made before the app started.
    if (!started.current) send();
    // what was typed since then is on its way
    else if (form.current && timer.current === undefined && !waits.current)
      follow(form.current, new URLSearchParams(shown));
    started.current = true;
  });
  useEffect(() => {
    address.current = shown;
    meet();
  }, [shown]);
  const goOn = useEffectEvent(() => waits.current && send());
  useEffect(() => void (isLoading || goOn()), [isLoading]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    changed(event: InputEvent<HTMLFormElement>) {
      const typed = event.target instanceof HTMLInputElement && event.target.type === "search";
      clearTimeout(timer.current);
      timer.current = setTimeout(send, typed ? typingMs : 0);
    },
    submitted(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      send();
    },
  };
}

function wordsIn(form: HTMLFormElement): URLSearchParams {
  const words = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") words.set(name, value);
  return words;
}

function follow(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of form.elements) {
    const isFilter =
      control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === "search");
    if (isFilter && control !== document.activeElement) control.value = query.get(control.name) ?? "";
  }
}
