import { statementLineAssign, statementLineList } from "@time-event/contract/statements";
import type { DataOf } from "@time-event/contract/endpoint";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { BookedAt } from "./booked-at.tsx";
import { statementsMessages } from "./statements.messages.ts";

type Line = DataOf<typeof statementLineList>[number];

const limit = 50;

/** Money on statements that pays nothing that we know of, until somebody names its registration. */
export function UnmatchedLines() {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<Line | null>(null);
  const lines = useStaffQuery(statementLineList, { offset, limit }, { placeholderData: (before) => before });
  return (
    <Loaded query={lines}>
      {({ data, meta }) => (
        <Panel
          title={m.unmatchedTitle}
          hint={meta.total > 0 && m.unmatchedHint(format.number(meta.total), format.exactBaht(meta.totalSatang))}
        >
          {meta.total === 0 ? (
            <p className="soft">{m.unmatchedNone}</p>
          ) : (
            <StaffTable
              label={m.unmatchedTitle}
              rows={data}
              rowKey={({ id }) => id}
              page={{ offset, limit, total: meta.total, onChange: (page) => setOffset(page.offset) }}
              busy={lines.isPlaceholderData}
              columns={[
                { key: "when", header: m.when, cell: (line) => <BookedAt line={line} /> },
                {
                  key: "amount",
                  header: m.amount,
                  align: "end",
                  cell: ({ amountSatang }) => <span className="figures">{format.exactBaht(amountSatang)}</span>,
                },
                {
                  key: "text",
                  header: m.text,
                  cell: ({ text, transferId }) => (
                    <>
                      <span className="statement-text">{text}</span>
                      {transferId !== null && (
                        <Chip tone="warn" icon="warning">
                          {m.takenOff}
                        </Chip>
                      )}
                    </>
                  ),
                },
                { key: "file", header: m.file, wideOnly: true, cell: ({ fileName }) => fileName },
                {
                  key: "assign",
                  header: m.assign,
                  cell: (line) => (
                    <Button
                      type="button"
                      outlined
                      size="small"
                      label={m.assign}
                      aria-label={m.assignLine(format.exactBaht(line.amountSatang), format.day(line.bookedOn, "short"))}
                      onClick={() => setChosen(line)}
                    />
                  ),
                },
              ]}
            />
          )}
          {chosen && <AssignDialog key={chosen.id} line={chosen} onClose={() => setChosen(null)} />}
        </Panel>
      )}
    </Loaded>
  );
}

function AssignDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [reference, setReference] = useState("");
  const named = reference.trim().toUpperCase();
  const assign = useStaffAction(statementLineAssign, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.assigned(named) });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.assignTitle(format.exactBaht(line.amountSatang))} onClose={onClose} keepOnOutsideClick>
      <form
        className="money-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          assign.mutate({ id: line.id, reference: named });
        }}
      >
        <p className="statement-text">
          <BookedAt line={line} /> {line.text}
        </p>
        <TextField
          label={m.reference}
          hint={m.referenceHint}
          required
          lang="en"
          maxLength={20}
          value={reference}
          onChange={setReference}
        />
        <div role="alert">
          {assign.error && <p className="queue__failure">{failureText(assign.error).join(" ")}</p>}
        </div>
        <div className="money-dialog__foot">
          <Button type="button" text label={m.back} onClick={onClose} />
          <Button type="submit" label={m.assign} loading={assign.isPending} disabled={named === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}
