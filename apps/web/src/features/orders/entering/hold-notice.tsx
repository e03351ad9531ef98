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
  const isHeld = order.state === "held";
  return (
    <div className={isHeld ? "" : "enter__ended"}>
      {isHeld && <HoldClock order={order} />}
      {/* it stands there before it has something to say: a screen reader listens to it from then on */}
      <p role="status">
        {!isHeld && (
          <>
            <Icon name="timer" />
            {m.holdEnded}
          </>
        )}
      </p>
      {!isHeld && (
        <Button type="submit" small name="again" value="1" aria-disabled={busy}>
          {m.holdAgain}
        </Button>
      )}
    </div>
  );
}
