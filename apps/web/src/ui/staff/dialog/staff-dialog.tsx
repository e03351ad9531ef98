import "./staff-dialog.css";
import { Dialog } from "primereact/dialog";
import type { ReactNode } from "react";
import { UnsavedContext, useUnsavedForms } from "../../../lib/drafts/unsaved-inside.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { confirm } from "../confirm/confirm.ts";
import { DialogCloseContext } from "./dialog-close.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { useTypedInside } from "./use-typed-inside.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface StaffDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` opens at the right edge at full height, for details of the page beside it. */
  readonly look?: "narrow" | "wide" | "side";
  /** The buttons; the main one comes last. */
  readonly footer?: ReactNode;
  /** A click outside does not close it, so that typed text is not lost. */
  readonly keepOnOutsideClick?: boolean;
  readonly className?: string;
  /** Called once it is in sight: what should have the focus instead of the button that closes it can take it here. */
  readonly onShow?: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog. It keeps the focus while it is open and returns it afterwards; Escape closes it. While a form or a
 * text field inside has something that is not saved, it asks before it closes.
 */
export function StaffDialog(props: StaffDialogProps) {
  const {
    open,
    title,
    onClose,
    look = "narrow",
    footer,
    keepOnOutsideClick = false,
    className,
    onShow,
    children,
  } = props;
  const m = useMessages(staffUiMessages);
  const unsaved = useUnsavedForms();
  const typed = useTypedInside();
  useFocusBack(open);
  async function close(): Promise<void> {
    const losesNothing = !unsaved.isAny() && !typed.isAny();
    if (losesNothing || (await confirm({ message: m.closeQuestion, does: m.discardChanges, keeps: m.goOnEditing }))) {
      onClose();
    }
  }
  const ask = () => void close();
  // around the buttons below the content, too
  return (
    <UnsavedContext value={unsaved}>
      <DialogCloseContext value={ask}>
        <Dialog
          visible={open}
          header={title}
          footer={footer}
          onHide={ask}
          {...(onShow && { onShow })}
          position={look === "side" ? "right" : "center"}
          className={classNames("staff-dialog", `staff-dialog--${look}`, className)}
          ariaCloseIconLabel={m.close}
          dismissableMask={!keepOnOutsideClick}
          draggable={false}
          resizable={false}
          blockScroll
          // a screen reader would read the whole content at once as a description, which helps nobody
          pt={{ root: { "aria-describedby": undefined, onFocusCapture: typed.onFocus } }}
        >
          {children}
        </Dialog>
      </DialogCloseContext>
    </UnsavedContext>
  );
}
