import "../../toast/toast.css";
import "./staff-toasts.css";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ToastCard } from "../../toast/toast-card.tsx";
import { toastKeys, toasts } from "../../toast/toasts.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

const places = ["top-right", ...toastKeys] as const;

/** Toasts in their three positions, and at the top right. Screen readers announce failures at once. */
export function StaffToasts() {
  const m = useMessages(staffUiMessages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return places.map((place) => (
    <div key={place} className={`toasts toasts--${place} no-print`} role="status" aria-live="polite">
      {shown
        .filter(({ key = "top-right" }) => key === place)
        .map((toast) => (
          <div key={toast.id} className="toast-frame">
            <ToastCard toast={toast} closeLabel={m.close} onClose={() => toasts.close(toast.id)} />
            {toast.action && (
              <Button
                type="button"
                text
                size="small"
                icon="pi pi-undo"
                label={toast.action.label}
                onClick={() => {
                  toasts.close(toast.id);
                  toast.action?.run();
                }}
              />
            )}
          </div>
        ))}
    </div>
  ));
}
