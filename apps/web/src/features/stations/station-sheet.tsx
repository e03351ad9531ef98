import "./station-sheet.css";
import type { Text } from "@time-event/contract/fields";
import { createPortal } from "react-dom";
import { QrCode } from "../../ui/qr-code/qr-code.tsx";
import { en } from "./stations.en.ts";
import { th } from "./stations.th.ts";

interface StationSheetProps {
  /** The event's name. */
  readonly event: Text;
  readonly checkpoint: Text;
  /** The checkpoint's code and the station's name. */
  readonly station: string;
  readonly link: string;
  /** When the link ends, ms since 1970; null: when it is revoked. */
  readonly endsAt: number | null;
  readonly timeZone: string;
}

/** A page of paper for the marshals of a station, in both languages. On the screen it is not seen. */
export function StationSheet({ event, checkpoint, station, link, endsAt, timeZone }: StationSheetProps) {
  const both = ({ th: thai, en: english }: Text) => [thai, english].filter(Boolean).join(" · ");
  const until = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(endsAt ?? 0);
  return createPortal(
    <article className="station-sheet" lang="th">
      <p>{both(event)}</p>
      <h1>{checkpoint.th || checkpoint.en}</h1>
      {checkpoint.th && checkpoint.en && <p lang="en">{checkpoint.en}</p>}
      <p className="station-sheet__name">{station}</p>
      <QrCode text={link} label={th.qr} />
      {endsAt !== null && (
        <p>
          {th.until(until("th-TH"))} · <span lang="en">{en.until(until("en-GB"))}</span>
        </p>
      )}
      <ol>
        {th.sheetSteps.map((step, index) => (
          <li key={step}>
            {step}
            <span lang="en">{en.sheetSteps[index]}</span>
          </li>
        ))}
      </ol>
      <p className="station-sheet__call">
        {th.sheetCall} · <span lang="en">{en.sheetCall}</span>
      </p>
      <p>
        {th.sheetSecret} <span lang="en">{en.sheetSecret}</span>
      </p>
    </article>,
    document.body,
  );
}
