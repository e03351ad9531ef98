import { eventStateSave, type EventReadiness } from "@time-event/contract/event-state";
import type { StaffEvent } from "@time-event/contract/staff-events";
import { useState } from "react";
import { Link } from "react-router";
import { useRefreshAfter } from "../../../../lib/api/refresh-after.ts";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";
import { hasDraft } from "../../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { useNow } from "../../../../lib/page/use-now.ts";
import { useMay } from "../../../../lib/session/use-may.ts";
import { confirm } from "../../../../ui/staff/confirm/confirm.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { toast } from "../../../../ui/staff/toast/toast.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { eventRefusalMessages } from "../event-refusals.messages.ts";
import { eventTabHref } from "../event-tabs.ts";
import { usePaidAccounts } from "./use-paid-accounts.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Obstacles } from "./obstacles.tsx";

interface NextStepProps {
  readonly event: StaffEvent;
  readonly step: EventReadiness["steps"][number];
  /** True for the usual next step. */
  readonly main: boolean;
}

/** One possible next step: what it means, its obstacles, and its button. */
export function NextStep({ event, step: { to, kind, obstacles }, main }: NextStepProps) {
  const m = useMessages(eventPublishMessages);
  const mayDo = useMay();
  const format = useFormat();
  const failureText = useFailureText(useMessages(eventRefusalMessages));
  const refresh = useRefreshAfter();
  const [asksReason, setAsksReason] = useState(() => kind === "cancel" && hasDraft("cancel"));
  const save = useStaffAction(eventStateSave, {
    onSuccess: () => toast({ severity: "success", summary: m.done }),
  });
  const collects = to === "published" || to === "open";
  const accounts = usePaidAccounts(event.id, collects && kind !== "cancel");
  const when = (at: number) => format.instant(at, event.timeZone);
  const now = useNow(60_000) ?? 0;
  // a time that has passed opens nothing any more
  const opensAt = event.opensAt && event.opensAt > now ? event.opensAt : null;
  const go = async () => {
    // from now on money comes: once more, to whom
    const message = m.openQuestion(accounts?.join(", ") ?? "", opensAt === null ? null : when(opensAt));
    if (to === "open" && !(await confirm({ message, does: words!.action }))) return;
    save.mutate(
      { eventId: event.id, from: event.state, to },
      {
        onError: (failure) => {
          if (!failure.reasons.includes("changed_since")) return;
          // the new state replaces the steps on screen, so the notice must live outside them
          toast({ severity: "warn", summary: failureText(failure).join(" ") });
          void refresh(eventStateSave, { eventId: event.id });
        },
      },
    );
  };
  const words = kind === "cancel" ? m.steps.cancel : (m.steps[kind] as Partial<Record<string, Words>>)[to];
  if (!words) return null;
  const isReady = obstacles.length === 0;
  return (
    <li className="next-step">
      <div className="next-step__words">
        <h3>{words.action}</h3>
        <p>{words.text}</p>
        {accounts && (
          <p>
            {m.paidInto(accounts.join(", "))} <Link to={eventTabHref(event.id, "payment")}>{m.otherAccount}</Link>
          </p>
        )}
        {collects && kind === "forward" && (
          <p>
            {opensAt ? m.opensAt(when(opensAt)) : event.opensAt ? m.opensPast(when(event.opensAt)) : m.opensByHand}
            {event.closesAt && event.closesAt > now && ` · ${m.closesAt(when(event.closesAt))}`}{" "}
            <Link to={eventTabHref(event.id, "details")}>{m.changeTimes}</Link>
          </p>
        )}
        {!isReady && <Obstacles eventId={event.id} obstacles={obstacles} />}
        {save.error && (
          <p role="alert" className="next-step__failure">
            {failureText(save.error).join(" ")}
          </p>
        )}
      </div>
      {mayDo("events_publish", event.id) && (
        <Button
          label={words.action}
          disabled={!isReady || save.isPending}
          loading={save.isPending}
          outlined={!main}
          {...(kind === "cancel" && { severity: "danger" })}
          onClick={() => (kind === "cancel" ? setAsksReason(true) : void go())}
        />
      )}
      {asksReason && <CancelDialog event={event} onClose={() => setAsksReason(false)} />}
    </li>
  );
}

interface Words {
  readonly action: string;
  readonly text: string;
}
