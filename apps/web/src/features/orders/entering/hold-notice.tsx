import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { HoldClock } from "./hold-clock.tsx";
import type { Entering } from "./use-entering.ts";

/** How long the places are held; once they are not, how to hold them again. */
export function HoldNotice({ entering: { order, busy } }: { readonly entering: Entering }) {
  const m = useMessages(enterMessages);
  // before something was chosen, and after all of it was taken out, nothing is held
  if (!order || order.entries.length === 0) return null;
  if (order.state === "held") return <HoldClock order={order} />;
  return (
    <div className="enter__ended" role="status">
      <p>
        <Icon name="timer" />
        {m.holdEnded}
      </p>
      <Button type="submit" small name="again" value="1" aria-disabled={busy}>
        {m.holdAgain}
      </Button>
    </div>
  );
}
