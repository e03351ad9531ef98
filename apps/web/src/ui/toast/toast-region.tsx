import "./toast.css";
import { useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { toasts } from "./toasts.ts";

const none: ReturnType<typeof toasts.get> = [];

export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    <div className="toasts no-print" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
