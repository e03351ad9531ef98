import "./filter-form.css";
import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "../button/button.tsx";

interface FilterFormProps {
  readonly action: string;
  /** Query of the address that is shown now. */
  readonly shown: string;
  /** The address's query for what the form says; without JavaScript the form makes its own. */
  readonly searchOf: (form: URLSearchParams) => string;
  readonly submitLabel: string;
  /** The search field first, then selects, all with their `name` and `defaultValue`. */
  readonly children: ReactNode;
}

const typingMs = 300;

/** A plain GET form of filters; where JavaScript runs, it sends itself as the visitor chooses and types. */
export function FilterForm({ action, shown, searchOf, submitLabel, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();

  const send = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const said = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    if (searchOf(said) === shown) return;
    void submit(new URLSearchParams(searchOf(said)), { action, replace: true, preventScrollReset: true });
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, (event.target as Element).matches("input[type=search]") ? typingMs : 0);
  };
  // What was chosen before the app had started counts too.
  useEffect(() => {
    send();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <Form ref={form} method="get" action={action} role="search" className="filter-form no-print" replace preventScrollReset onChange={change}>
      {children}
      <Button type="submit" className="filter-form__submit">
        {submitLabel}
      </Button>
    </Form>
  );
}
