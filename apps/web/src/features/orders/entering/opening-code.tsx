import { useState } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";
import type { Entering } from "./use-entering.ts";
import { useErrorText } from "./use-error-text.ts";

/** A code that opens hidden categories: typed, or from the link of an invitation (`?code=`). */
export function OpeningCode({
  entering,
  opened,
}: {
  readonly entering: Entering;
  /** Names of the categories that the code has opened. */
  readonly opened: readonly string[];
}) {
  const m = useMessages(enterMessages);
  const [search] = useSearchParams();
  const errorAt = useErrorText({
    offer: null,
    entering,
    typed: entering.taken?.typed ?? {},
    left: new Set(),
    found: [],
    entry: null,
  });
  const error = errorAt("code");
  const value = entering.order?.code ?? search.get("code") ?? "";
  const isWanted = value !== "" || error !== undefined;
  const [isOpened, setIsOpened] = useState(isWanted);
  if (isWanted && !isOpened) setIsOpened(true);
  return (
    <details className="card card--padded enter__code" open={isOpened || undefined}>
      <summary>{m.haveCode}</summary>
      {opened.length > 0 && error === undefined && (
        <p className="enter__understood" role="status">
          {m.codeOpened(opened.join(", "))}
        </p>
      )}
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
        <Button type="submit" look="quiet" name="open" value="1">
          {m.openWithCode}
        </Button>
      </div>
    </details>
  );
}
