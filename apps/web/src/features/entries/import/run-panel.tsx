import type { ImportPreview } from "@time-event/contract/entry-import";
import { useState } from "react";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { RadioButton } from "../../../ui/staff/control/radio-button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { entryWords } from "../entry-words.messages.ts";
import { importMessages } from "./import.messages.ts";

interface RunPanelProps {
  readonly counts: ImportPreview["counts"];
  /** The file is being judged: what it holds is not known yet. */
  readonly checking: boolean;
  readonly busy: boolean;
  readonly failure: CallFailed | null;
  readonly onRun: (take: "all" | "good") => void;
}

/** The last step: what to do with lines that have problems, and a button that says what it will do. */
export function RunPanel({ counts, checking, busy, failure, onRun }: RunPanelProps) {
  const m = useMessages(importMessages);
  const format = useFormat();
  const failureText = useFailureText({ ...useMessages(entryWords).refusals, changed_since: m.changedSince });
  const [take, setTake] = useState<"all" | "good">("all");
  const hasProblems = counts.problem > 0;
  const nothing = counts.new + counts.changed === 0;
  return (
    <div className="import-run">
      {hasProblems && !nothing && (
        <fieldset className="import-run__take">
          <legend>{m.take}</legend>
          {(["all", "good"] as const).map((each) => (
            <span key={each}>
              <RadioButton
                inputId={`take-${each}`}
                name="take"
                value={each}
                checked={take === each}
                onChange={() => setTake(each)}
              />
              <label htmlFor={`take-${each}`}>{each === "all" ? m.takeAll : m.takeGood}</label>
            </span>
          ))}
        </fieldset>
      )}
      <div role="alert">{failure && <p className="entry-failure">{failureText(failure).join(" ")}</p>}</div>
      <Button
        icon="pi pi-check"
        label={
          busy
            ? m.running
            : checking
              ? m.judging
              : nothing
                ? m.nothing
                : m.run(format.number(counts.new), format.number(counts.changed))
        }
        loading={busy}
        disabled={checking || nothing || (hasProblems && take === "all")}
        onClick={() => onRun(hasProblems ? take : "all")}
      />
    </div>
  );
}
