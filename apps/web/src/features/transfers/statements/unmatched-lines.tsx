import { statementLineList } from "@time-event/contract/statement-lines";
import { useState } from "react";
import { useLocation } from "react-router";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { type Line, useLineColumns } from "./line-columns.tsx";
import { SetAsideDialog } from "./set-aside-dialog.tsx";
import { statementsMessages } from "./statements.messages.ts";

const limit = 50;
/** The address of the page leads to these lines with it. */
const anchor = "unmatched";

/** Money on statements that pays nothing that we know of, until somebody names its registration or sets it aside. */
export function UnmatchedLines({ day }: { readonly day?: string }) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const { hash } = useLocation();
  const [offset, setOffset] = useState(0);
  const lines = useStaffQuery(
    statementLineList,
    { offset, limit, ...(day !== undefined && { day }) },
    { placeholderData: (before) => before },
  );
  const { columns, dialog } = useDecision();
  return (
    <Loaded query={lines}>
      {({ data, meta }) => (
        <div id={anchor} ref={hash === `#${anchor}` ? scrollTo : null}>
          <Panel
            title={m.unmatchedTitle}
            hint={meta.total > 0 && m.unmatchedHint(format.number(meta.total), format.exactBaht(meta.totalSatang))}
          >
            {meta.total === 0 ? (
              <p className="soft">{day === undefined ? m.unmatchedNone : m.unmatchedNoneOfDay}</p>
            ) : (
              <StaffTable
                label={m.unmatchedTitle}
                rows={data}
                rowKey={({ id }) => id}
                page={{ offset, limit, total: meta.total, onChange: (page) => setOffset(page.offset) }}
                busy={lines.isPlaceholderData}
                columns={columns}
              />
            )}
            {dialog}
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
}

/** What somebody who verifies payments decides about a line. */
function useDecision() {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const mayDecide = useMay()("payments_verify");
  const columns = useLineColumns();
  const [chosen, setChosen] = useState<{ readonly line: Line; readonly as: "ours" | "notOurs" } | null>(null);
  const close = () => setChosen(null);
  const button = (
    line: Line,
    as: "ours" | "notOurs",
    label: string,
    words: (amount: string, day: string) => string,
  ) => (
    <Button
      type="button"
      outlined={as === "ours"}
      text={as === "notOurs"}
      size="small"
      label={label}
      aria-label={words(format.exactBaht(line.amountSatang), format.day(line.bookedOn, "short"))}
      onClick={() => setChosen({ line, as })}
    />
  );
  return {
    columns: [
      ...columns,
      { key: "file", header: m.file, wideOnly: true, cell: ({ fileName }: Line) => fileName },
      ...(mayDecide
        ? [
            {
              key: "assign",
              header: m.whose,
              cell: (line: Line) => (
                <span className="statement-decide">
                  {button(line, "ours", m.assign, m.assignLine)}
                  {button(line, "notOurs", m.notOurs, m.notOursLine)}
                </span>
              ),
            },
          ]
        : []),
    ],
    dialog:
      chosen &&
      (chosen.as === "ours" ? (
        <AssignDialog key={chosen.line.id} line={chosen.line} onClose={close} />
      ) : (
        <SetAsideDialog key={chosen.line.id} line={chosen.line} onClose={close} />
      )),
  };
}
