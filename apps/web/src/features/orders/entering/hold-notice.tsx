import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { HoldClock } from "./hold-clock.tsx";
import type { Entering } from "./use-entering.ts";

/** How long the places are held; once they are not, how to hold them again. */
export function HoldNotice({ entering: { order, reload, busy } }: { readonly entering: Entering }) {
  const m = useMessages(enterMessages);
  if (!order) return null;
  if (order.state === "held") return <HoldClock order={order} onEnd={reload} />;
  return (
    <div className="enter__ended" role="status">
      <p>
        <Icon name="timer" />
        {m.holdEnded}
      </p>
      {order.entries.length > 0 && (
        <Button type="submit" small name="again" value="1" aria-disabled={busy}>
          {m.holdAgain}
        </Button>
      )}
    </div>
  );
}
