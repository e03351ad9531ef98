import { Link, useLocation } from "react-router";
import { guideOf } from "../../../lib/guide/guide-of.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** The way to what the guide says of this screen, in a tab of its own: nobody leaves what they are filling in. */
export function HelpLink() {
  const m = useMessages(staffUiMessages);
  const chapter = guideOf(useLocation().pathname);
  if (chapter === undefined) return null;
  return (
    <Link
      to={`/documentation/${chapter}`}
      target="_blank"
      className="staff-page__help no-print"
      aria-label={m.help}
      title={m.help}
    >
      <i className="pi pi-question-circle" aria-hidden="true" />
    </Link>
  );
}
