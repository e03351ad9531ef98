import { Link, useLocation } from "react-router";
import { guideOf } from "../../../lib/guide/guide-of.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** A link to the guide's chapter about this screen, in a new tab, so that the form stays open. */
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
