import "./printed-line.css";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { printMessages } from "./print.messages.ts";

interface PrintedLineProps {
  /** When the list was complete; null: a part of it is printed, as it is on the screen. */
  readonly at: number | null;
  readonly timeZone: string;
  readonly total: number;
}

/** On paper alone: of when a list is, and whether it is all of it. */
export function PrintedLine({ at, timeZone, total }: PrintedLineProps) {
  const m = useMessages(printMessages);
  const format = useFormat();
  return (
    <p className="printed-line figures">
      {at === null
        ? m.part(format.number(total))
        : `${m.printed(format.instant(at, timeZone))} · ${m.all(format.number(total))}`}
    </p>
  );
}
