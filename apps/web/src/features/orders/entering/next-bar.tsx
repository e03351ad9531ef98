import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import type { Entering } from "./use-entering.ts";

interface NextBarProps {
  readonly entering: Entering;
  /** What the button does, as its name in the form. */
  readonly name: "next" | "confirm";
  readonly label: string;
  /** With what is chosen on this screen and not saved yet; left out: as the order has it. */
  readonly totalSatang?: number;
}

/** The next step, always in reach, beside what it all costs: a new sum is said aloud. */
export function NextBar({ entering: { order, busy }, name, label, totalSatang }: NextBarProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const satang = totalSatang ?? order?.quote.totalSatang ?? 0;
  return (
    <div className="enter__bar">
      {order && (
        <p className="enter__sum" aria-live="polite" aria-atomic="true">
          <small>{m.total}</small> <b className="figures">{satang === 0 ? m.free : format.baht(satang)}</b>
        </p>
      )}
      <Button type="submit" name={name} value="1" aria-busy={busy} aria-disabled={busy}>
        {busy ? m.busy : label}
      </Button>
    </div>
  );
}
