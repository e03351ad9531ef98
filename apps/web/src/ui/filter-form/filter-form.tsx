import "./filter-form.css";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../button/button.tsx";
import { useFilterForm } from "./use-filter-form.ts";

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

/** A plain GET form of filters; where JavaScript runs, it sends itself as the visitor chooses and types. */
export function FilterForm({ action, shown, searchOf, submitLabel, children }: FilterFormProps) {
  const { form, changed, submitted } = useFilterForm({ action, shown, searchOf });
  return (
    <Form
      ref={form}
      action={action}
      role="search"
      className="filter-form no-print"
      onChange={changed}
      onSubmit={submitted}
    >
      {children}
      <Button type="submit" className="filter-form__submit">
        {submitLabel}
      </Button>
    </Form>
  );
}
