import "./posted-form.css";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { OwnWords } from "./describe-failure.ts";
import { useFailureText } from "./failure-text.ts";
import { typedIn } from "./typed-values.ts";
import type { Form } from "./use-form.ts";

interface PostedFormProps<Values extends object> {
  readonly form: Form<Values>;
  /** The words that the form uses, and words for refusals of the whole form. */
  readonly words?: OwnWords;
  readonly onSaved?: (values: Values) => void;
  readonly children: ReactNode;
}

/**
 * A form of a public page: says above its fields why it failed, and leads to the first field that needs correcting. What
 * was typed or filled in by the browser before the app ran counts.
 */
export function PostedForm<Values extends object>({ form, words, onSaved, children }: PostedFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const failureText = useFailureText(words);
  const takeOver = useEffectEvent(() => form.change(typedIn(element.current, form.values)));
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (Object.keys(form.errors).length > 0) {
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [form.errors]);

  async function send(): Promise<void> {
    const values = { ...form.values, ...typedIn(element.current, form.values) };
    if ((await form.submit(values)) === "saved") onSaved?.(values);
  }

  const whole = form.failure ? failureText(form.failure, { areFieldsShown: true }) : [];
  return (
    <form
      ref={element}
      method="post"
      className="posted-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <FailureNote reasons={[...new Set([...whole, ...form.unplacedErrors()])]} />
    </form>
  );
}

/** Screen readers announce it at once. */
function FailureNote({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div role="alert" className="posted-form__alert">
      {reasons.map((reason) => (
        <p key={reason} className="posted-form__failure">
          <Icon name="warning" />
          {reason}
        </p>
      ))}
    </div>
  );
}
