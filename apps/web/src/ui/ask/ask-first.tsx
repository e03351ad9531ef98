import "./ask.css";
import { type ComponentProps, useState } from "react";
import { Button } from "../button/button.tsx";

interface AskFirstProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Null: nothing is lost, so nothing is asked. */
  readonly question: string | null;
  readonly yes: string;
  readonly no: string;
  /** Left out: the button submits its form, which it does without script, too. */
  readonly onYes?: () => void;
}

/** A button for what cannot be undone: its first press asks, in its own place, and the second one does it. */
export function AskFirst({ question, yes, no, onYes, ...button }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked || question === null) {
    return (
      <Button
        {...button}
        onClick={(event) => {
          if (question === null) return onYes?.();
          event.preventDefault();
          setAsked(true);
        }}
      />
    );
  }
  const { type, name, value, disabled } = button;
  return (
    <div className="ask" role="group" aria-label={question} tabIndex={-1} ref={focus}>
      <p>{question}</p>
      <div className="row">
        <Button small {...{ type, name, value, disabled }} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" small disabled={disabled} onClick={() => setAsked(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}

/** The button that was pressed is gone: the keyboard goes on at what stands in its place. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
