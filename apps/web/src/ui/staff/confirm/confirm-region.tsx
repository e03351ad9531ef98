import "./confirm.css";
import { ConfirmDialog } from "primereact/confirmdialog";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { question } from "./confirm.ts";

type Label = "noticeHeader" | "accept" | "reject";

/** The only question dialog, 500 px wide, always with the product's own header and labels. Closing it means no. */
export function ConfirmRegion() {
  const label = useThaiLabel();
  const asked = useSyncExternalStore(question.subscribe, question.get, question.get);
  return (
    <ConfirmDialog
      key={question.dialog()}
      className="confirm"
      visible={asked !== null}
      onShow={question.opened}
      header={label("noticeHeader")}
      message={asked?.message}
      acceptLabel={label("accept")}
      rejectLabel={label("reject")}
      accept={() => asked?.answer(true)}
      reject={() => asked?.answer(false)}
      onHide={() => asked?.answer(false)}
      draggable={false}
      resizable={false}
    />
  );
}

/** The dialog's labels are always Thai; users of another language see theirs beside them. */
function useThaiLabel(): (label: Label) => string {
  const m = useMessages(staffUiMessages);
  const { th } = staffUiMessages;
  return (label) => (m === th ? th[label] : `${th[label]} · ${m[label]}`);
}
