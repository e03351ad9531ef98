import "./toast.css";
import { useSyncExternalStore } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { toasts, type Toast } from "./toasts.ts";

const icons: Readonly<Record<Toast["severity"], IconName>> = {
  success: "check",
  info: "info",
  warn: "warning",
  error: "warning",
};
const none: ReturnType<typeof toasts.get> = [];

export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    <div className="toasts no-print" role="status" aria-live="polite">
      {shown.map(({ id, severity, summary, detail }) => (
        <div key={id} className={`toast toast--${severity}`}>
          <Icon name={icons[severity]} />
          <div className="toast__text">
            <strong>{summary}</strong>
            {detail && <p>{detail}</p>}
          </div>
        </div>
      ))}
    </div>
  );
}
