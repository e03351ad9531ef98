import { useMessages } from "../../../../lib/i18n/language.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { stationMessages } from "./station.messages.ts";

interface KeypadProps {
  readonly typed: string;
  readonly onKey: (key: string) => void;
  readonly onErase: () => void;
  readonly onAccept: () => void;
}

const longestBib = 6;
const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "?", "0"] as const;

/** What a press of a key makes of a bib. */
export function typedWith(typed: string, key: string): string {
  return typed.length < longestBib ? typed + key : typed;
}

/** Large keys for wet thumbs and gloves; the one that accepts is as wide as the screen. */
export function Keypad({ typed, onKey, onErase, onAccept }: KeypadProps) {
  const m = useMessages(stationMessages);
  return (
    <div className="keypad">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="keypad__key figures"
          aria-label={key === "?" ? m.unreadable : undefined}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        className="keypad__key keypad__key--erase"
        aria-label={m.erase}
        disabled={typed === ""}
        onClick={onErase}
      >
        <Icon name="left" />
      </button>
      <button type="button" className="keypad__key keypad__key--accept" disabled={typed === ""} onClick={onAccept}>
        <Icon name="check" />
        {m.accept}
      </button>
    </div>
  );
}
