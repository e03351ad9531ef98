import "./confirm.css";
import { ConfirmDialog } from "primereact/confirmdialog";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { question } from "./confirm.ts";

/** The one dialog that asks, 500 px wide, in the product's own words. Closing it is a no. */
export function ConfirmRegion() {
  const m = useMessages(staffUiMessages);
  const asked = useSyncExternalStore(question.subscribe, question.get, question.get);
  return (
    <ConfirmDialog
      className="confirm"
      visible={asked !== null}
      header={asked?.header ?? m.noticeHeader}
      message={asked?.message}
      acceptLabel={m.accept}
      rejectLabel={m.reject}
      accept={() => asked?.answer(true)}
      reject={() => asked?.answer(false)}
      onHide={() => asked?.answer(false)}
      draggable={false}
      resizable={false}
    />
  );
}
