import "./ordered-list.css";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface OrderButtonsProps {
  /** The name of what is moved, for screen readers. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly disabled?: boolean;
}

/** Moves one place up or down. */
export function OrderButtons({ name, at, count, onMove, disabled = false }: OrderButtonsProps) {
  const m = useMessages(staffUiMessages);
  return (
    <span className="order-buttons">
      <Button
        type="button"
        text
        rounded
        icon="pi pi-arrow-up"
        aria-label={m.moveUp(name)}
        disabled={disabled || at === 0}
        onClick={() => onMove(at - 1)}
      />
      <Button
        type="button"
        text
        rounded
        icon="pi pi-arrow-down"
        aria-label={m.moveDown(name)}
        disabled={disabled || at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </span>
  );
}
