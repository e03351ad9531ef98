import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";

interface CodeFieldProps {
  readonly order: Order;
  /** As typed before; undefined: not yet. */
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** A discount code; folded away as long as nobody has one. */
export function CodeField({ order: { code, quote }, value = code ?? "", error }: CodeFieldProps) {
  const m = useMessages(enterMessages);
  const why = quote.whyNoDiscount ?? null;
  return (
    <details className="card card--padded enter__code" open={value !== "" || error !== undefined || undefined}>
      <summary>{m.code}</summary>
      <div className="enter__code-field">
        <EnterField
          name="code"
          label={m.codeLabel}
          value={value}
          error={error}
          hint={code !== null && why !== null ? m.whyNoDiscount[why] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" look="quiet" name="extras" value="1">
          {m.useCode}
        </Button>
      </div>
    </details>
  );
}
