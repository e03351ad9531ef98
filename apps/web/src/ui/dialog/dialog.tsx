import "./dialog.css";
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Opens at the right edge, at full height. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is mounted. Escape, a click outside and the cross close it. */
export function Dialog({ title, closeLabel, onClose, side = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const closeOutside = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  });
  useEffect(() => {
    const opened = dialog.current;
    if (opened && !opened.open) opened.showModal();
    // A click on the dialog element itself, not on its content, is a click on the backdrop.
    opened?.addEventListener("click", closeOutside);
    return () => opened?.removeEventListener("click", closeOutside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames("dialog", side && "dialog--side")}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <Button look="icon" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
