import "./staff-dialog.css";
import { Dialog } from "primereact/dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface StaffDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` comes in from the right at full height, for what belongs to the page beside it. */
  readonly look?: "narrow" | "wide" | "side";
  /** The buttons, the main one last. */
  readonly footer?: ReactNode;
  /** What was typed into it is not lost by a click beside it. */
  readonly keepOnOutsideClick?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal dialog: it keeps the focus while it is open and gives it back, and Escape closes it. */
export function StaffDialog(props: StaffDialogProps) {
  const { open, title, onClose, look = "narrow", footer, keepOnOutsideClick = false, className, children } = props;
  const m = useMessages(staffUiMessages);
  return (
    <Dialog
      visible={open}
      header={title}
      footer={footer}
      onHide={onClose}
      position={look === "side" ? "right" : "center"}
      className={classNames("staff-dialog", `staff-dialog--${look}`, className)}
      ariaCloseIconLabel={m.close}
      dismissableMask={!keepOnOutsideClick}
      draggable={false}
      resizable={false}
      blockScroll
      // the whole content read out at once describes nothing
      pt={{ root: { "aria-describedby": undefined } }}
    >
      {children}
    </Dialog>
  );
}
