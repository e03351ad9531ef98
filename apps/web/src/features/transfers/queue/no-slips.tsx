import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { type Run, secondsEach } from "./run.ts";

interface NoSlipsProps {
  readonly run: Run;
  readonly onLookAgain: () => void;
}

/** The end of a run: how many, and how fast. */
export function NoSlips({ run, onLookAgain }: NoSlipsProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <EmptyState
      icon="check"
      title={m.noneTitle}
      actions={
        <>
          <Button icon="pi pi-refresh" label={m.lookAgain} onClick={onLookAgain} />
          <ActionLink outlined to="/manage/transfers/all" label={m.seeAll} />
        </>
      }
    >
      {run.done > 0
        ? `${m.runDone(format.number(run.done))} · ${m.runPace(format.number(secondsEach(run)))}`
        : m.noneText}
    </EmptyState>
  );
}
