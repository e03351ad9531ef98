import { Button } from "../control/button.tsx";

interface RemoveButtonProps {
  /** Names what goes: the button shows a picture only. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Takes away one of several things that are listed: a picture of a bin, in red. */
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
