import { type ClockSource, clockUndo } from "@time-event/contract/clocks";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { clocksMessages } from "./clocks.messages.ts";
import { offsetText } from "./offset-text.ts";

interface ClockHistoryProps {
  readonly eventId: number;
  readonly clocks: ClockSource["clocks"];
}

/** The clocks that were set for a source, the latest first, each with its undo. */
export function ClockHistory({ eventId, clocks }: ClockHistoryProps) {
  const m = useMessages(clocksMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const { timeZone } = useEvent();
  const undo = useStaffAction(clockUndo, {
    onSuccess: ({ data }) => toast({ severity: "success", summary: m.undoDone(format.number(data.reads)) }),
  });
  const takeBack = (clockId: number) =>
    undo.mutate({ eventId, clockId }, { onError: (failure) => tellFailed(failureText(failure)) });
  if (clocks.length === 0) return null;
  const ofDevice = (at: number | null) => (at === null ? "" : format.instant(at, timeZone));
  return (
    <section className="read-changes" aria-label={m.history}>
      <h3>{m.history}</h3>
      <ol>
        {clocks.map(({ id, kind, fromAt, toAt, offsetMs, pairs, spreadMs, reason, by, at, undone }) => (
          <li key={id} data-undone={undone !== null || undefined}>
            <span>
              <strong className="figures">{offsetText(offsetMs)}</strong>{" "}
              {fromAt === null && toAt === null ? m.whole : m.between(ofDevice(fromAt), ofDevice(toAt))} ·{" "}
              {m.kinds[kind]}
              {pairs !== null &&
                spreadMs !== null &&
                ` ${m.people(format.number(pairs), offsetText(spreadMs).slice(1))}`}
              {" · "}
              {reason}
              <br />
              <small className="soft">
                {by} · {format.instant(at, timeZone)}
                {undone && ` · ${m.undone(undone.by, format.instant(undone.at, timeZone))}`}
              </small>
            </span>
            {!undone && (
              <UndoButton
                label={m.undo}
                loading={undo.isPending && undo.variables.clockId === id}
                onUndo={() => takeBack(id)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
