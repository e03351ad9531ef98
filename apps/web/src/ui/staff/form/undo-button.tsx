import { Button } from "../control/button.tsx";

interface UndoButtonProps {
  readonly label: string;
  /** What would be undone, for who does not see the line in which the button stands. */
  readonly of?: string;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly onUndo: () => void;
}

/** Takes back the change of the line in which it stands. */
export function UndoButton({ label, of, loading = false, disabled = false, onUndo }: UndoButtonProps) {
  return (
    <Button
      type="button"
      text
      size="small"
      icon="pi pi-undo"
      label={label}
      {...(of !== undefined && { "aria-label": of })}
      loading={loading}
      disabled={disabled}
      onClick={onUndo}
    />
  );
}
