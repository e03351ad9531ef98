import "./confirm.css";
import { ConfirmDialog } from "primereact/confirmdialog";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { question } from "./confirm.ts";

type Label = "noticeHeader" | "accept" | "reject";

/** The one dialog that asks, 500 px wide, in the product's own words. Closing it is a no. */
export function ConfirmRegion() {
  const label = useThaiLabel();
  const asked = useSyncExternalStore(question.subscribe, question.get, question.get);
  return (
    <ConfirmDialog
      className="confirm"
      visible={asked !== null}
      header={asked?.header ?? label("noticeHeader")}
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

/** The dialog's labels are Thai, whatever the language; who reads another finds theirs beside them. */
function useThaiLabel(): (label: Label) => string {
  const m = useMessages(staffUiMessages);
  const { th } = staffUiMessages;
  return (label) => (m === th ? th[label] : `${th[label]} · ${m[label]}`);
}
