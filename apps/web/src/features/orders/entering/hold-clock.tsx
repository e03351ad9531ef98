import type { Order } from "@time-event/contract/orders";
import { holdUntil } from "@time-event/domain/orders/deadlines";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useNow } from "../../../lib/page/use-now.ts";
import { serverNow } from "../../../lib/session/server-time.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";

interface HoldClockProps {
  readonly order: Pick<Order, "state" | "deadlineAt" | "timeline">;
}

const soonMs = 3 * 60_000;

/** How long the places are still held, by the server's clock. */
export function HoldClock({ order: { deadlineAt, state, timeline } }: HoldClockProps) {
  const m = useMessages(enterMessages);
  const isAlive = useNow(1000) !== null;
  const leftMs = isAlive && deadlineAt !== null ? Math.max(0, deadlineAt - serverNow()) : null;
  if (state !== "held" || leftMs === null || deadlineAt === null) return null;
  const isSoon = leftMs < soonMs;
  const heldAt = timeline.findLast((each) => each.state === "held")?.at ?? 0;
  const mayGrow = holdUntil(heldAt, serverNow()) > deadlineAt;
  return (
    <p className="enter__clock" data-soon={isSoon || undefined}>
      <Icon name="timer" />
      <span>
        {m.heldFor}{" "}
        <b className="figures" role="timer" aria-label={m.heldFor}>
          {minutesAndSeconds(leftMs)}
        </b>
      </span>
      {/* the clock itself is silent; that it ends soon is said once */}
      <small role="status">{isSoon && (leftMs === 0 ? m.holdOver : mayGrow ? m.holdWarning : m.holdLast)}</small>
    </p>
  );
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
