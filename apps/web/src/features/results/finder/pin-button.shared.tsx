import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { finderMessages } from "./finder.messages.ts";
import { isSame, togglePin, usePins, type Pin } from "./pins.ts";

interface PinButtonProps extends Pin {
  readonly name: string;
  /** With its word; else the sign alone. */
  readonly words?: boolean;
}

/** Follows a runner on this device, or stops following. */
export function PinButton({ event, bib, name, words = false }: PinButtonProps) {
  const m = useMessages(finderMessages);
  const hydrated = useHydrated();
  const pinned = usePins().some((pin) => isSame(pin, { event, bib }));
  if (!hydrated) return null;
  return (
    <Button
      look={words ? "quiet" : "icon"}
      aria-pressed={pinned}
      aria-label={pinned ? m.unpin(name) : m.pin(name)}
      className={pinned ? "pin-button pin-button--on" : "pin-button"}
      onClick={() => togglePin({ event, bib })}
    >
      <Icon name="flag" />
      {words && (pinned ? m.following : m.follow)}
    </Button>
  );
}
