import "./printed-line.css";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { printMessages } from "./print.messages.ts";

interface PrintedLineProps {
  /** When the list was complete; null: it is printed as it is on the screen. */
  readonly at: number | null;
  readonly timeZone: string;
  readonly total: number;
  /** The version of the results; left out: the list has none. */
  readonly version?: number;
}

/** On paper alone: of when and of which revision a list is, and whether it is all of it. */
export function PrintedLine({ at, timeZone, total, version }: PrintedLineProps) {
  const m = useMessages(printMessages);
  const format = useFormat();
  return (
    <p className="printed-line figures">
      {at === null
        ? m.part(format.number(total))
        : [
            m.printed(format.instant(at, timeZone)),
            version && m.revision(format.number(version)),
            m.all(format.number(total)),
          ]
            .filter(Boolean)
            .join(" · ")}
    </p>
  );
}
