import { type KitBoard, kitTakeBack } from "@time-event/contract/kits";
import { useState } from "react";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { kitsMessages } from "./kits.messages.ts";

interface LastKitsProps {
  readonly eventId: number;
  readonly desk: string;
  readonly last: KitBoard["last"];
}

/** What happened last, each with the press that takes it back. */
export function LastKits({ eventId, desk, last }: LastKitsProps) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  // the same id until there is an answer: a lost reply takes nothing back twice
  const [submit, setSubmit] = useState(newRepeatId);
  const takeBack = useStaffAction(kitTakeBack);
  const undo = (entryId: number, bib: string) =>
    takeBack.mutate(
      { eventId, entryIds: [entryId], submit, desk: desk.trim() },
      {
        onSuccess: () => {
          setSubmit(newRepeatId());
          toast({ severity: "success", summary: m.undone(bib) });
        },
      },
    );
  return (
    <Panel title={m.last}>
      {last.length === 0 && <p className="soft">{m.noneYet}</p>}
      <ul className="kit-last">
        {last.map(({ entryId, kind, at, by, desk: where, bib, name, nameEn, isLast, pickedUpBy }) => {
          const shown = bib || format.text({ th: name, en: nameEn });
          return (
            <li key={`${entryId} ${at} ${kind}`} data-kind={kind}>
              <span>
                <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}
                <small className="soft">
                  {[
                    kind === "handed_out"
                      ? m.handedOutAt(format.clock(at, timeZone, true), by, where)
                      : m.takenBackAt(format.clock(at, timeZone, true), by),
                    pickedUpBy && m.pickedUpByName(pickedUpBy),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              {kind === "handed_out" && isLast && (
                <UndoButton
                  label={m.undo}
                  of={m.undoOf(shown)}
                  disabled={takeBack.isPending}
                  onUndo={() => undo(entryId, shown)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ActionFailure failure={takeBack.error} />
    </Panel>
  );
}
