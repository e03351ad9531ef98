import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { menuMessages } from "./menu.messages.ts";

export interface Tools {
  /** Undefined: the line is at the end. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The buttons of a line of the menu. */
export function RowTools({ name, onUp, onDown, onEdit, onRemove }: Tools & { readonly name: string }) {
  const m = useMessages(menuMessages);
  const tools = [
    { icon: "pi pi-arrow-up", label: m.up(name), act: onUp },
    { icon: "pi pi-arrow-down", label: m.down(name), act: onDown },
    { icon: "pi pi-pencil", label: m.edit(name), act: onEdit },
    { icon: "pi pi-trash", label: m.remove(name), act: onRemove },
  ];
  return (
    <span className="row-tools">
      {tools.map(({ icon, label, act }) => (
        <Button
          key={icon}
          type="button"
          text
          icon={icon}
          aria-label={label}
          disabled={act === undefined}
          onClick={({ currentTarget }) => {
            act?.();
            // the browser drops the focus of a line that moves, so set it again
            requestAnimationFrame(() => currentTarget.focus());
          }}
        />
      ))}
    </span>
  );
}
