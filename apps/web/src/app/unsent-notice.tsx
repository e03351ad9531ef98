import "./unsent-notice.css";
import { useMessages } from "../lib/i18n/language.ts";
import { Button } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { appMessages } from "./app.messages.ts";

/** In every page from the server, hidden: the starter shows it when a press comes while there is no network (`unsent.ts`). */
export function UnsentNotice() {
  const m = useMessages(appMessages);
  return (
    <div id="unsent" className="unsent no-print" role="alert" hidden>
      <p>
        <Icon name="offline" />
        {m.unsent}
      </p>
      <Button type="button" small>
        {m.retry}
      </Button>
    </div>
  );
}
