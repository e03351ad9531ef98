import { useEffect, useEffectEvent, useRef, type InputEvent, type SubmitEvent } from "react";
import { useNavigate } from "react-router";

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
  const navigate = useNavigate();

  const send = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const wanted = searchOf(wordsIn(form.current));
    if (wanted === address.current) return;
    void navigate(wanted ? `${action}?${wanted}` : action, { replace: true, preventScrollReset: true });
  };

  const meet = useEffectEvent(() => {
    // Apply choices made before the app started.
    if (!started.current) send();
    // what was typed since then is on its way
    else if (form.current && timer.current === undefined) follow(form.current, new URLSearchParams(shown));
    started.current = true;
  });
  useEffect(() => {
    address.current = shown;
    meet();
  }, [shown]);
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
