import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";

interface CodeUsedProps {
  readonly code: string;
  /** Why it makes nothing cheaper; null: it does. */
  readonly why: NonNullable<Order["quote"]["whyNoDiscount"]> | null;
}

/** A code that the order uses: what it does, and a way to take it off. */
export function CodeUsed({ code, why }: CodeUsedProps) {
  const m = useMessages(enterMessages);
  return (
    <section className="card card--padded enter__code">
      <div className="enter__code-used" role="status">
        <p className={why === null ? "" : "enter__code-idle"}>
          <Icon name={why === null ? "check" : "warning"} /> <b>{m.codeUsed(code)}</b>{" "}
          {why !== null && `${m.whyNoDiscount[why]} ${m.noDiscount}`}
        </p>
        <Button type="submit" look="plain" small name="uncode" value="1">
          {m.takeCodeOff}
        </Button>
      </div>
    </section>
  );
}
