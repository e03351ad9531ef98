import type { statementLineList } from "@time-event/contract/statement-lines";
import type { DataOf } from "@time-event/contract/endpoint";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import type { Column } from "../../../ui/staff/table/table-props.ts";
import { BookedAt } from "./booked-at.tsx";
import { statementsMessages } from "./statements.messages.ts";

/** A line of a statement that pays nothing that we know of. */
export type Line = DataOf<typeof statementLineList>[number];

/** When a line came, how much it is and what the bank says of it. */
export function useLineColumns(): Column<Line>[] {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  return [
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
  ];
}
