import "./filter-form.css";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../button/button.tsx";
import { useFilterForm } from "./use-filter-form.ts";

interface FilterFormProps {
  readonly action: string;
  /** The query of the current address. */
  readonly shown: string;
  /** Turns the form into the address's query; without JavaScript the form makes its own. */
  readonly searchOf: (form: URLSearchParams) => string;
  readonly submitLabel: string;
  /** False: only the button and Enter send it. */
  readonly asTyped?: boolean;
  /** The search field first, then selects, all with their `name` and `defaultValue`. */
  readonly children: ReactNode;
}

/** A plain GET form of filters. With JavaScript, it sends itself while the visitor chooses and types. */
export function FilterForm({ action, shown, searchOf, submitLabel, asTyped = true, children }: FilterFormProps) {
  const { form, changed, submitted } = useFilterForm({ action, shown, searchOf });
  return (
    <Form
      ref={form}
      action={action}
      role="search"
      className="filter-form no-print"
      // `onChange` of a form is the browser's own event under Preact, which comes only when a text field is left
      onInput={asTyped ? changed : undefined}
      onSubmit={submitted}
    >
      {children}
      <Button type="submit" className="filter-form__submit">
        {submitLabel}
      </Button>
    </Form>
  );
}
