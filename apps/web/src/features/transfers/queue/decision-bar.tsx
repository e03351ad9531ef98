import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { type Shortcut, shortcutKeys } from "./shortcuts.ts";

interface DecisionBarProps {
  readonly receivedSatang: number | null;
  /** Something does not fit, and this press says: all the same. */
  readonly isDoubted: boolean;
  readonly busy: boolean;
  readonly hasKeys: boolean;
  readonly onPress: (shortcut: Shortcut) => void;
}

/** The decision, each button with its key; on a phone it stays at the bottom of the screen. */
export function DecisionBar({ receivedSatang, isDoubted, busy, hasKeys, onPress }: DecisionBarProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const amountText = isDoubted ? m.verifyAllTheSame : m.verifyAmount;
  return (
    <div className="decision">
      <div className="decision__buttons">
        <Keyed shortcut="verify" shown={hasKeys}>
          <Button
            type="button"
            icon="pi pi-check decision__icon"
            label={receivedSatang === null ? m.verify : amountText(format.baht(receivedSatang))}
            {...(isDoubted && { severity: "danger" })}
            loading={busy}
            disabled={receivedSatang === null || receivedSatang <= 0}
            onClick={() => onPress("verify")}
          />
        </Keyed>
        <Keyed shortcut="refuse" shown={hasKeys}>
          <Button
            type="button"
            outlined
            severity="danger"
            icon="pi pi-times decision__icon"
            label={m.refuse}
            disabled={busy}
            onClick={() => onPress("refuse")}
          />
        </Keyed>
        <Keyed shortcut="askAgain" shown={hasKeys}>
          <Button
            type="button"
            outlined
            icon="pi pi-replay decision__icon"
            label={m.askAgain}
            disabled={busy}
            onClick={() => onPress("askAgain")}
          />
        </Keyed>
        <Keyed shortcut="skip" shown={hasKeys}>
          <Button
            type="button"
            text
            icon="pi pi-step-forward decision__icon"
            label={m.skip}
            disabled={busy}
            onClick={() => onPress("skip")}
          />
        </Keyed>
      </div>
    </div>
  );
}

interface KeyedProps {
  readonly shortcut: Shortcut;
  readonly shown: boolean;
  readonly children: ReactNode;
}

function Keyed({ shortcut, shown, children }: KeyedProps) {
  return (
    <span className="decision__keyed">
      {children}
      {shown && (
        <kbd className="decision__key" aria-hidden="true">
          {shortcutKeys[shortcut]}
        </kbd>
      )}
    </span>
  );
}
