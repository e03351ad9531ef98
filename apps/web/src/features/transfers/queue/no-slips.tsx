import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { type Run, secondsEach } from "./run.ts";

interface NoSlipsProps {
  readonly run: Run;
  /** Slips that wait all the same: this user skipped them, or somebody else looks at them. */
  readonly waiting: number;
  readonly onLookAgain: () => void;
}

/** The end of a run: how many, and how fast. */
export function NoSlips({ run, waiting, onLookAgain }: NoSlipsProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const left = waiting > 0 && m.leftText(format.number(waiting));
  const said =
    run.done > 0
      ? [left, m.runDone(format.number(run.done)), m.runPace(format.number(secondsEach(run)))]
      : [left || m.noneText];
  return (
    <EmptyState
      icon={waiting > 0 ? "clock" : "check"}
      title={waiting > 0 ? m.leftTitle : m.noneTitle}
      actions={
        <>
          <Button icon="pi pi-refresh" label={m.lookAgain} onClick={onLookAgain} />
          <ActionLink outlined to="/manage/transfers/all" label={m.seeAll} />
        </>
      }
    >
      {said.filter(Boolean).join(" · ")}
    </EmptyState>
  );
}
