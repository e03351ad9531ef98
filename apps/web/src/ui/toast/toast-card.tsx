import { Button } from "../button/button.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { Toast } from "./toasts.ts";

const icons: Readonly<Record<Toast["severity"], IconName>> = {
  success: "check",
  info: "info",
  warn: "warning",
  error: "warning",
};

interface ToastCardProps {
  readonly toast: Toast;
  /** With both, the user can close the toast. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
}

export function ToastCard({ toast: { severity, summary, detail }, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={`toast toast--${severity}`}>
      <Icon name={icons[severity]} />
      <div className="toast__text">
        <strong>{summary}</strong>
        {detail && <p>{detail}</p>}
      </div>
      {onClose && (
        <Button look="icon" small className="toast__close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
