import type { Order } from "@time-event/contract/orders";
import { Suspense, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";

// few people have one
const CodeUsed = import.meta.env.SSR
  ? (await import("./code-used.tsx")).CodeUsed
  : later(async () => (await import("./code-used.tsx")).CodeUsed);

interface CodeFieldProps {
  readonly order: Order;
  /** As typed before; undefined: not yet. */
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** A discount code: folded away as long as nobody has one; once it is used, what it does, and a way to take it off. */
export function CodeField({ order: { code, quote }, value = "", error }: CodeFieldProps) {
  const m = useMessages(enterMessages);
  const isWanted = value !== "" || error !== undefined;
  // nobody types into what closes as soon as it is no longer wrong
  const [isOpened, setIsOpened] = useState(isWanted);
  if (isWanted && !isOpened) setIsOpened(true);
  if (code !== null && error === undefined) {
    return (
      <Suspense>
        <CodeUsed code={code} why={quote.whyNoDiscount ?? null} />
      </Suspense>
    );
  }
  return (
    <details className="card card--padded enter__code" open={isOpened || undefined}>
      <summary>{m.code}</summary>
      <div className="enter__code-field">
        <EnterField
          name="code"
          label={m.codeLabel}
          value={value}
          error={error}
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
