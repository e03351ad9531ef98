import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { Link } from "react-router";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { focusFault } from "../../../ui/form/focus-fault.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { findPath } from "../registration/find-path.ts";
import { typedOf } from "./typed-form.ts";
import type { Typed } from "./typed.ts";
import type { Entering } from "./use-entering.ts";

interface EnterFormProps {
  readonly entering: Entering;
  readonly submitId: string;
  /** The button that Enter presses. */
  readonly main: "next" | "confirm";
  /** Its fields show what is wrong with them; otherwise it is said beside the button. */
  readonly hasFields?: boolean;
  readonly onTyped?: (typed: Typed, form: HTMLFormElement) => void;
  /** A field was left, or a choice made. */
  readonly onLeft?: (name: string) => void;
  /** What stays in sight at the bottom: the next step. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form of the entry. Its fields have their values from the page itself; the browser holds what is typed. Without script
 * it is posted to this page, with the key of the order in a hidden field. Why it was not taken stands beside the button: above
 * the fields of a phone nobody would see it.
 */
export function EnterForm({
  entering,
  submitId,
  main,
  hasFields = true,
  onTyped,
  onLeft,
  bar,
  children,
}: EnterFormProps) {
  const { at, key, order, taken, submit, waiting, busy } = entering;
  const language = useLanguage();
  const m = useMessages(enterMessages);
  const failureText = useFailureText(m.words);
  const form = useRef<HTMLFormElement>(null);
  const problems = taken?.problems;
  // what no field of this screen shows
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    setUnseen(problems?.length && !focusFault(form.current) ? problems.length : 0);
  }, [problems]);

  const leave = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && "name" in target) onLeft?.(String(target.name));
  });
  useEffect(() => {
    const own = form.current;
    own?.addEventListener("focusout", leave);
    return () => own?.removeEventListener("focusout", leave);
  }, []);

  // the same reason once more is said once more
  const failure = busy ? null : taken?.failure;
  const reasons = failure
    ? failureText(new CallFailed(failure.code, failure.status, failure), { areFieldsShown: hasFields && unseen === 0 })
    : [];
  if (unseen > 0 && !busy && reasons.length === 0) reasons.push(m.wrongFields(unseen));
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="enter__form"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        submit(typedOf(new FormData(event.currentTarget, submitter)));
      }}
      onInput={(event) => onTyped?.(typedOf(new FormData(event.currentTarget)), event.currentTarget)}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="submit" value={submitId} />
      {order && <input type="hidden" name="step" value={at} />}
      {order && key !== null && <input type="hidden" name="key" value={key} />}
      {/* Enter presses the first button of a form, and no other one may be that */}
      <button type="submit" name={main} value="1" className="unseen" tabIndex={-1} aria-hidden="true" />
      {children}
      <div className="enter__foot">
        <div role="status" className="enter__alert">
          {waiting && (
            <p className="enter__waiting">
              <Icon name="offline" />
              {m.waiting}
            </p>
          )}
        </div>
        <div role="alert" className="enter__alert">
          {reasons.map((reason) => (
            <p key={reason} className="enter__failure">
              <Icon name="warning" />
              {reason}
            </p>
          ))}
          {problems?.some(({ code }) => code === "held_by_order" || code === "already_entered") && (
            <p className="enter__failure">
              <Link to={findPath} target="_blank">
                {m.findIt}
              </Link>
            </p>
          )}
        </div>
        {bar}
      </div>
    </form>
  );
}
