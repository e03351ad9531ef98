import { useEffect, useRef, type SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { eventListHref, readEventFilters, type EventFilters } from "./event-filters.ts";

const typingMs = 350;

/**
 * Keeps a form and the address in step: what is chosen goes to the address, and where the address changes by itself
 * (back, a link) the form follows. The controls are the browser's own, so nothing is lost before the app has started.
 */
export function useFilterForm(filters: EventFilters) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const started = useRef(false);
  const navigate = useNavigate();
  const shown = eventListHref({ ...filters, page: 1 });

  const go = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const wanted = eventListHref(chosenIn(form.current));
    if (wanted !== shown) void navigate(wanted, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (started.current && form.current) follow(form.current, filters);
    else go(); // What was chosen before the app had started counts too.
    started.current = true;
    return () => clearTimeout(timer.current);
    // Only the address matters: it names every filter.
  }, [shown]);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    go();
  };
  const sendSoon = (event: SyntheticEvent) => {
    event.stopPropagation();
    clearTimeout(timer.current);
    timer.current = setTimeout(go, typingMs);
  };
  return { form, send, sendSoon };
}

function chosenIn(form: HTMLFormElement): EventFilters {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  return readEventFilters(query);
}

function follow(form: HTMLFormElement, filters: EventFilters): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || control === document.activeElement) continue;
    if (control.name in filters) control.value = String(filters[control.name as keyof EventFilters]);
  }
}
