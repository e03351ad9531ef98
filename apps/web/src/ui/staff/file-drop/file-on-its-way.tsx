import type { FileProgress } from "../../../lib/api/use-staff-files.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ProgressBar } from "../control/progress-bar.tsx";
import { fileDropMessages } from "./file-drop.messages.ts";

/** How far a file has come, and that it is tried again where no answer comes. */
export function FileOnItsWay({ share, attempt }: FileProgress) {
  const m = useMessages(fileDropMessages);
  const percent = Math.floor(share * 100);
  const said = attempt > 1 && share === 0 ? m.tryNumber(attempt) : share < 1 ? m.sending(percent) : m.sent;
  return (
    <>
      <span className="figures soft">{said}</span>
      {share < 1 ? <ProgressBar label={said} percent={percent} /> : <ProgressBar label={said} />}
    </>
  );
}
