import { Button } from "../control/button.tsx";

interface RemoveButtonProps {
  /** Names the thing to remove, because the button shows only an icon. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Removes one thing from a list: a red bin. */
export function RemoveButton({ label, disabled = false, onClick }: RemoveButtonProps) {
  return (
    <Button
      type="button"
      text
      rounded
      severity="danger"
      icon="pi pi-trash"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
