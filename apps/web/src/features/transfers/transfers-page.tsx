import "./transfers.css";
import { mayAnywhere } from "@time-event/domain/access/permissions";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { NoSlips } from "./queue/no-slips.tsx";
import { QueueDesk } from "./queue/queue-desk.tsx";
import { RunLine } from "./queue/run-line.tsx";
import { useQueue } from "./queue/use-queue.ts";
import { useShortcuts } from "./queue/use-shortcuts.ts";
import { TransfersFrame } from "./transfers-frame.tsx";
import { transfersMessages } from "./transfers.messages.ts";

/** Slips to verify, one after another. */
export function Component() {
  const m = useMessages(transfersMessages);
  const { user } = useSession();
  const mayVerify = user !== null && mayAnywhere(user).has("payments_verify");
  return (
    <TransfersFrame title={m.title}>
      {mayVerify ? (
        <Verification />
      ) : (
        <EmptyState
          icon="lock"
          title={m.mayNotTitle}
          actions={<ActionLink to="/manage/transfers/all" label={m.seeAll} />}
        >
          {m.mayNotText}
        </EmptyState>
      )}
    </TransfersFrame>
  );
}

function Verification() {
  const m = useMessages(transfersMessages);
  const failureText = useFailureText(m.refusals);
  const [params] = useSearchParams();
  const [hasKeys, setHasKeys] = useState(true);
  const queue = useQueue({
    eventId: Number(params.get("event")) || undefined,
    undoReason: m.undoReason,
    onDecided: ({ transfer, kind }) => toast({ severity: "success", summary: m.decided[kind](transfer.reference) }),
    onUndone: () => toast({ severity: "info", summary: m.undone }),
  });
  const { current, failure } = queue;
  // the last slip of a run can be brought back by its key, too, when none is shown any more
  useShortcuts(hasKeys && current === null, (shortcut) => shortcut === "undo" && queue.undo());
  return (
    <>
      <RunLine queue={queue} hasKeys={hasKeys} onKeys={setHasKeys} />
      {current && (
        <QueueDesk key={`${current.id} ${current.revision}`} transfer={current} queue={queue} hasKeys={hasKeys} />
      )}
      {current === null && <NoSlips run={queue.run} waiting={queue.waiting} onLookAgain={queue.lookAgain} />}
      {!current && failure && (
        <p className="queue__failure" role="alert">
          {failureText(failure).join(" ")}
        </p>
      )}
    </>
  );
}
