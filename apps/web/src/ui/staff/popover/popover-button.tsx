import "./popover.css";
import { useId, useRef, useState, type ReactNode } from "react";
import { useDismiss } from "../../use-dismiss.ts";
import { Button } from "../control/button.tsx";

interface PopoverButtonProps {
  readonly label: string;
  /** @example "pi pi-table" */
  readonly icon: string;
  /** The content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens something below it; Escape and a press outside close it. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  }

  useDismiss(open, [root], (by) => (by === "escape" ? close() : setOpen(false)));
  return (
    <div ref={root} className="popover">
      <Button
        id={`${id}-button`}
        type="button"
        outlined
        icon={icon}
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className="popover__panel" role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
