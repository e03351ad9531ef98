import "./confirm.css";
import { ConfirmDialog } from "primereact/confirmdialog";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { question } from "./confirm.ts";

type Label = "noticeHeader" | "accept" | "reject";

/**
 * The only question dialog, 500 px wide, always with the product's own header and labels, each with what it does. The
 * focus is on what loses nothing, so a key that was meant for something else does no harm. Closing it means no.
 */
export function ConfirmRegion() {
  const label = useThaiLabel();
  const { staysAsIs } = useMessages(staffUiMessages);
  const asked = useSyncExternalStore(question.subscribe, question.get, question.get);
  return (
    <ConfirmDialog
      key={question.dialog()}
      className="confirm"
      visible={asked !== null}
      onShow={question.opened}
      header={label("noticeHeader")}
      message={asked?.message}
      acceptLabel={label("accept", asked?.does)}
      rejectLabel={label("reject", asked?.keeps ?? staysAsIs)}
      defaultFocus="reject"
      accept={() => asked?.answer(true)}
      reject={() => asked?.answer(false)}
      onHide={() => asked?.answer(false)}
      draggable={false}
      resizable={false}
    />
  );
}

/** The dialog's labels are always Thai; beside them stands what they do or, for the header, the user's own language. */
function useThaiLabel(): (label: Label, does?: string) => string {
  const m = useMessages(staffUiMessages);
  const { th } = staffUiMessages;
  return (label, does = m === th ? undefined : m[label]) => (does ? `${th[label]} · ${does}` : th[label]);
}
